/** Answers that lie beside the page as files (`scripts/static_answers.py`): games, rules, texts, lessons
 *  and puzzles can be read while the engine is yet to come. */

import type { Answer } from '../lib/line';
import { file } from '../lib/router.svelte';

const LAID =
  /^(hall\?(brief=true&)?|games\/\w+\/(rules|texts|lessons|numbers|puzzles)\?)lang=\w\w$/;

/** The answer to this, if it lies there. */
export async function laid(method: string, path: string): Promise<Answer | null> {
  if (method !== 'GET' || !LAID.test(path)) return null;
  const address = file(`page/told/${path.replace(/\W+/g, '-')}.json`);
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? { status: 200, text: await answer.text(), json: true } : null;
}
