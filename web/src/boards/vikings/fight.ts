/** How an attack stands, in words (V-44, V-45). */

import type { BoardState } from './board_state.svelte';
import type { Attack } from './wire.gen';

/** Would it succeed as it stands, and what could still go wrong? */
export function verdictOf(board: BoardState, attack: Attack): string {
  const { say, view } = board;
  const { succeeds, by } = attack;
  if (attack.attacker !== board.table.me || !attack.declaring) {
    return say(`vikings-page-verdict-watch-${succeeds ? 'over' : 'weak'}`);
  }
  if (!Object.keys(view.turn.sent).length) return say('vikings-page-verdict-none');
  if (attack.target !== 'building') {
    return succeeds
      ? say('vikings-page-verdict-monster')
      : say('vikings-page-verdict-vain', { short: by });
  }
  if (!succeeds) return say('vikings-page-verdict-weak', { short: by });
  const words = by
    ? say('vikings-page-verdict-over', { over: by })
    : say('vikings-page-verdict-even');
  if (!Object.keys(attack.forts).length) return `${words} ${say('vikings-page-verdict-safe')}`;
  const { chance = 0 } = board.legal.foreseen(board.can({ kind: 'go' }))?.aim ?? {};
  const but =
    chance === 100
      ? say('vikings-page-verdict-sure')
      : say('vikings-page-verdict-chance', { chance });
  return `${words} ${but}`;
}

/** "4 + 2 + 2 = 8", once there is something to add. */
export function sumOf(board: BoardState, { terms, strength }: Attack): string {
  if (terms.length < 2) return '';
  return board.say('vikings-page-sum', { terms: terms.join(' + '), total: strength });
}

/** What the hand card under the pointer would make of it; null if nothing. */
export function foresee(board: BoardState): string | null {
  const { say, hovered, kind } = board;
  if (!hovered || (kind !== 'attack' && kind !== 'defend')) return null;
  const card = hovered;
  const move = board.can(kind === 'attack' ? { kind: 'send', card } : { kind: 'defend', card });
  const { strength, defence, succeeds, chance } = board.legal.foreseen(move) ?? {};
  if (strength === undefined || defence === undefined) return null;
  const args = { card: say(`vikings-card-${card}`), strength, defence };
  if (kind === 'attack') {
    const words = say('vikings-page-if-sent', args);
    return chance && succeeds && board.attack?.target === 'building'
      ? `${words}, ${say('vikings-page-aim-chance', { chance })}`
      : words;
  }
  const ends = say(succeeds ? 'vikings-page-falls' : 'vikings-page-holds');
  return `${say('vikings-page-if-placed', args)}: ${ends}`;
}
