/** Requests to the hall. */

import { hall } from '@hall';
import type { ApiError } from '../wire';
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
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await hall.ask(method, path, text, settings.lang).catch(() => {
    throw new Refused(0, 'offline', '');
  });
  if (answer.status >= 400) {
    const wrong = answer.json ? (parsed(answer.text) as ApiError | null) : null;
    throw new Refused(answer.status, wrong?.code ?? 'internal', wrong?.text ?? answer.text);
  }
  return (answer.json ? JSON.parse(answer.text) : answer.text) as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body);
