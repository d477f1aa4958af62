/** The hall over HTTP. */

import type { ApiError } from '../wire';
import { href } from './router.svelte';
import { settings } from './settings.svelte';

/** The hall said no; `code` is stable, the text is for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // The hall may lie below a path that only a proxy knows; cookies need to.
  const headers: Record<string, string> = {
    'accept-language': settings.lang,
    'hall-base': new URL(href('')).pathname,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(href(`api/${path}`), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused(0, 'offline', '');
  });
  if (!answer.ok) {
    const wrong = (await answer.json().catch(() => null)) as ApiError | null;
    throw new Refused(answer.status, wrong?.code ?? 'internal', wrong?.text ?? answer.statusText);
  }
  const text = await answer.text();
  return (
    answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
  ) as T;
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body);
