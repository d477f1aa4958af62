/** How an attack stands, in words (V-44, V-45). */

import type { Desk } from './desk.svelte';
import { fortsOf, isMonster, siteOf, strength, worth } from './muster';
import type { Frame } from './view';

const atHall = (fight: Frame) => !isMonster(fight) && siteOf(fight) === 'hall';

/** Would it succeed as it stands, and what could still go wrong? */
export function verdictOf(desk: Desk, fight: Frame): string {
  const { say, view } = desk;
  const { strength: power, defence } = view.attack ?? { strength: 0, defence: 0 };
  const over = power - defence;
  if (fight.actor !== desk.table.me || fight.frame !== 'attack') {
    return say(`vikings-page-verdict-watch-${over >= 0 ? 'over' : 'weak'}`);
  }
  if (!Object.keys(view.turn.sent).length) return say('vikings-page-verdict-none');
  if (isMonster(fight)) {
    return over >= 0
      ? say('vikings-page-verdict-monster')
      : say('vikings-page-verdict-vain', { short: -over });
  }
  if (over < 0) return say('vikings-page-verdict-weak', { short: -over });
  const words =
    over === 0 ? say('vikings-page-verdict-even') : say('vikings-page-verdict-over', { over });
  if (!Object.keys(fortsOf(view, desk.numbers, fight.victim ?? 0)).length) {
    return `${words} ${say('vikings-page-verdict-safe')}`;
  }
  const but =
    over === 0 ? say('vikings-page-verdict-any') : say('vikings-page-verdict-stands', { over });
  return `${words} ${but}`;
}

/** "4 + 2 + 2 = 8", once there is something to add. */
export function sumOf(desk: Desk, fight: Frame): string {
  const { view, numbers, say } = desk;
  const terms: number[] = [];
  let raised = view.turn.rally;
  for (const [card, count] of Object.entries(view.turn.sent)) {
    const { power, amount = 0 } = numbers.cards[card]!;
    if (power === 'rally' && fight.frame === 'attack') raised += amount * count;
    const each = worth(view, numbers, card, atHall(fight));
    for (let copy = 0; copy < count; copy++) if (each) terms.push(each);
  }
  const fighters = Object.entries(view.turn.sent).reduce(
    (sum, [card, count]) => sum + (numbers.cards[card]!.role === 'fighter' ? count : 0),
    0,
  );
  if (raised && fighters) terms.push(raised * fighters);
  const total = view.attack?.strength ?? 0;
  // A trap, or a booster that has nobody to raise, makes the sum less than its parts.
  if (terms.length < 2 || terms.reduce((a, b) => a + b, 0) !== total) return '';
  return say('vikings-page-sum', { terms: terms.join(' + '), total });
}

/** What the hand card under the pointer would make of it; null if nothing. */
export function foresee(desk: Desk, fight: Frame): string | null {
  const { view, say, numbers, hovered } = desk;
  if (!hovered || !view.attack) return null;
  const card = say(`vikings-card-${hovered}`);
  if (desk.kind === 'attack' && desk.legal.has({ kind: 'send', card: hovered })) {
    const bag = { ...view.turn.sent, [hovered]: (view.turn.sent[hovered] ?? 0) + 1 };
    const power = strength(view, numbers, bag, atHall(fight));
    return say('vikings-page-if-sent', { card, strength: power, defence: view.attack.defence });
  }
  if (desk.kind === 'defend' && desk.legal.has({ kind: 'defend', card: hovered })) {
    const defence = view.attack.defence + (numbers.cards[hovered]?.strength ?? 0);
    const words = say('vikings-page-if-placed', {
      card,
      defence,
      strength: view.attack.strength,
    });
    const ends = defence > view.attack.strength ? 'vikings-page-holds' : 'vikings-page-falls';
    return `${words}: ${say(ends)}`;
  }
  return null;
}
