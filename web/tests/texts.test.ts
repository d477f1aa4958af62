import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const GAMES = join(import.meta.dirname, '../../src/meadhall/games');

function keys(file: string): Set<string> {
  const bundle = new FluentBundle('en');
  const problems = bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  expect(problems).toEqual([]);
  const found = new Set<string>();
  for (const [id, message] of bundle._messages) {
    found.add(id);
    for (const attribute of Object.keys(message.attributes)) found.add(`${id}.${attribute}`);
  }
  return found;
}

/** Every file under a folder with one of these endings. */
function files(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => join(folder, file));
}

const boards = readdirSync(join(SRC, 'boards'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
  .map((entry) => entry.name);

/** The page's own texts: those of the lobby, and those that come later. */
const parts = readdirSync(join(SRC, 'locale/en'));

describe('both languages say the same things', () => {
  test.each(parts)('the page: %s', (part) => {
    const of = (lang: string) => keys(join(SRC, 'locale', lang, part));
    expect(of('ru')).toEqual(of('en'));
  });
  test.each(boards)('the board of %s', (board) => {
    const of = (lang: string) => keys(join(SRC, 'boards', board, 'locale', `${lang}.ftl`));
    expect(of('ru')).toEqual(of('en'));
    for (const key of of('en')) expect(key.startsWith(`${board}-page-`), key).toBe(true);
  });
});

describe('what is said is there, and what is there is said', () => {
  const sources = files(SRC, '.svelte', '.ts').map((file) => readFileSync(file, 'utf8'));
  const said = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bsay\(\s*'([\w.-]+)'/g)].map((hit) => hit[1]!),
    ),
  );
  const page = parts.flatMap((part) => [...keys(join(SRC, 'locale/en', part))]);
  const own = boards.flatMap((board) => [...keys(join(SRC, 'boards', board, 'locale/en.ftl'))]);
  const games = files(GAMES, '.ftl')
    .filter((file) => file.includes('/en/'))
    .flatMap((file) => [...keys(file)]);
  const all = new Set([...page, ...own, ...games]);

  test('no text is missing', () => {
    expect([...said].filter((key) => !all.has(key))).toEqual([]);
  });
  test('no text of the page is left over', () => {
    // Keys that are put together name their first part: `level-${name}`, 'replay-' + …
    const begun = sources.flatMap((source) =>
      [...source.matchAll(/[`']([a-z][\w-]*-)\$\{/g)].map((hit) => hit[1]!),
    );
    const quoted = sources.join('\n');
    const unused = [...page, ...own].filter(
      (key) => !quoted.includes(`'${key}'`) && !begun.some((part) => key.startsWith(part)),
    );
    expect(unused).toEqual([]);
  });
});
