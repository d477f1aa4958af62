/** How a table is to play otherwise: switches, and other numbers as somebody writes them into a form.
 *  What is written stays written, however wrong it is, and whichever game is looked at meanwhile. */

import type { NumberField, NumberForm, NumberGroup } from '../wire';
import { variantsOf, type Options } from './numbers';
import { say } from './texts.svelte';

const isTable = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const keyOf = (field: NumberField): string => field.path.join('.');

export class OwnNumbers {
  groups = $state.raw<readonly NumberGroup[]>([]);
  /** By the number's dotted name: what is written there. */
  written = $state<Record<string, string>>({});
  /** Which house rules are on. */
  switches = $state<Record<string, boolean>>({});
  /** What the form has no field for, as it was read. */
  others = $state.raw<Options>({});

  set form(form: NumberForm) {
    this.groups = form.groups;
  }
  get fields(): NumberField[] {
    return this.groups.flatMap((group) => group.numbers);
  }
  text(field: NumberField): string {
    return this.written[keyOf(field)] ?? String(field.value);
  }
  write(field: NumberField, text: string): void {
    if (text === String(field.value)) delete this.written[keyOf(field)];
    else this.written[keyOf(field)] = text;
  }
  isChanged(field: NumberField): boolean {
    return this.written[keyOf(field)] !== undefined;
  }
  get changes(): number {
    return Object.keys(this.written).length + Object.keys(this.others).length;
  }
  reset(): void {
    this.written = {};
    this.others = {};
  }

  /** What is wrong with a number by itself: the engine's limits. */
  problem(field: NumberField): string {
    if (!this.isChanged(field) || field.choices?.length) return '';
    const text = this.text(field).trim();
    const { least, most } = field;
    if (/^[-−]?\d+$/.test(text) && Number(text) >= least! && Number(text) <= most!) return '';
    return say('numbers-limits', { least: String(least), most: String(most) });
  }
  /** The first that is wrong, with whose it is; nothing if all are well. */
  get wrong(): string {
    for (const group of this.groups)
      for (const field of group.numbers) {
        const problem = this.problem(field);
        if (problem) return `${this.name(group, field)}: ${problem}`;
      }
    return '';
  }
  name(group: NumberGroup, field: NumberField): string {
    return `${group.title || group.part}, ${field.title}`;
  }
  /** What the engine says, with names people know for its own. */
  named(text: string): string {
    for (const group of this.groups)
      for (const field of group.numbers) {
        const dotted = field.path.filter((each) => typeof each === 'string').join('.');
        if (text.startsWith(`${dotted}:`) || text.startsWith(`${dotted}[`))
          return `${this.name(group, field)}${text.slice(dotted.length)}`;
      }
    return text;
  }

  /** As options: only what differs. A list that has a change in it is told whole. */
  get options(): Options {
    const found = structuredClone(this.others);
    const on = Object.entries(this.switches).filter(([, yes]) => yes);
    if (on.length) found.variants = Object.fromEntries(on);
    for (const field of this.fields) {
      if (!this.isChanged(field)) continue;
      const row = field.path.findIndex((each) => typeof each === 'number');
      const all = row < 0 ? [field] : this.fields.filter((each) => sameRow(each, field, row));
      for (const each of all) put(found, each.path, this.#value(each));
    }
    return found;
  }
  #value(field: NumberField): unknown {
    const text = this.text(field).trim();
    return field.choices?.length ? text : Number(text.replace('−', '-'));
  }

  /** Take over options that somebody brings along, all of them. */
  read(options: Options): void {
    this.reset();
    const others = structuredClone(options);
    this.switches = { ...variantsOf(others) };
    delete others.variants;
    for (const field of this.fields) {
      const given = take(others, field.path);
      if (typeof given === 'number' || typeof given === 'string') this.write(field, String(given));
    }
    this.others = pruned(others);
  }
}

const sameRow = (one: NumberField, other: NumberField, row: number) =>
  other.path.slice(0, row).every((each, k) => one.path[k] === each);

/** Write a value where a path leads; numbers in it are places in lists. */
function put(table: Options, path: readonly (string | number)[], value: unknown): void {
  let at = table as Record<string | number, unknown>;
  path.forEach((each, k) => {
    if (k === path.length - 1) at[each] = value;
    else at = (at[each] ??= typeof path[k + 1] === 'number' ? [] : {}) as typeof at;
  });
}

/** What stands where a path leads, and away with it. */
function take(table: unknown, path: readonly (string | number)[]): unknown {
  let at = table as Record<string | number, unknown> | undefined;
  for (const each of path.slice(0, -1)) {
    at = at?.[each] as typeof at;
    if (typeof at !== 'object' || at === null) return undefined;
  }
  const last = path.at(-1)!;
  const found = at?.[last];
  if (at && found !== undefined) at[last] = undefined;
  return found;
}

/** Without what was taken away, and the tables and lists that held nothing else. */
function pruned(table: Options): Options {
  const left: Options = {};
  for (const [name, value] of Object.entries(table)) {
    const inside = isTable(value) ? pruned(value) : value;
    const gone = isTable(inside) ? !Object.keys(inside).length : isEmpty(inside);
    if (!gone) left[name] = inside;
  }
  return left;
}
const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.flat(3).every((each) => each == null));

const known = new Map<string, OwnNumbers>();

/** What is written for a game. */
export function ownNumbers(game: string): OwnNumbers {
  let found = known.get(game);
  if (!found) known.set(game, (found = new OwnNumbers()));
  return found;
}
