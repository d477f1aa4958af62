/** Keys that open a name: passkeys, and where a browser has none, a key it keeps to itself. */

import type {
  BrowserKeyMade,
  BrowserKeyProof,
  Challenge,
  Confirm,
  Me,
  PasskeyMade,
  PasskeyProof,
} from '../wire';
import { post } from './api';

type Purpose = 'sign-up' | 'sign-in' | 'add' | 'code' | 'words' | 'remove' | 'erase';
export type Kind = 'passkey' | 'browser';

const SHELF = 'keys';
const OWN = 'own';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNED = { name: 'ECDSA', hash: 'SHA-256' };
/** ES256, EdDSA, RS256: what the hall can check. */
const KINDS = [-7, -8, -257];

/** Nothing was made or signed: whoever was asked said no, or there is no such key here. */
export class NoKey extends Error {}

/** The best key this browser can make; null if it can make none, as on a page without HTTPS. */
export async function canMake(): Promise<Kind | null> {
  if (passkeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()))
    return 'passkey';
  return canKeep() ? 'browser' : null;
}

/** A passkey belongs to a name, not to an address. */
export const passkeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
export const canKeep = (): boolean => isSecureContext && 'subtle' in crypto;

const ask = (purpose: Purpose) => post<Challenge>('people/challenge', { purpose });

export async function make(
  kind: Kind,
  purpose: 'sign-up' | 'add',
  name: string,
): Promise<{ challenge: string; key: PasskeyMade | BrowserKeyMade; keep: () => Promise<void> }> {
  const given = await ask(purpose);
  const { challenge } = given;
  if (kind === 'passkey') {
    const key = await newPasskey(given, name);
    return { challenge, key, keep: () => Promise.resolve() };
  }
  const pair = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  const signature = await sign(pair, purpose, challenge);
  const key = { kind: 'browser' as const, public: packed(spki), signature };
  // Only once the hall has it too: until then an older one may still open something.
  return { challenge, key, keep: () => put(pair) };
}

async function newPasskey(given: Challenge, name: string): Promise<PasskeyMade> {
  const made = (await navigator.credentials
    .create({
      publicKey: {
        challenge: unpacked(given.challenge),
        rp: { id: given.site, name: 'Meadhall' },
        user: { id: unpacked(given.handle), name, displayName: name },
        pubKeyCredParams: KINDS.map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: given.keys.map(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
        timeout: given.seconds * 1000,
      },
    })
    .catch(() => null)) as PublicKeyCredential | null;
  if (!made) throw new NoKey();
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    kind: 'passkey',
    id: packed(made.rawId),
    client_data: packed(response.clientDataJSON),
    attestation: packed(response.attestationObject),
  };
}

const known = (id: string) => ({ type: 'public-key' as const, id: unpacked(id) });

/** Sign in by a key, whichever this browser has. */
export async function prove(
  purpose: Purpose,
  kind: Kind,
): Promise<{ challenge: string; proof: PasskeyProof | BrowserKeyProof }> {
  const pair = kind === 'browser' ? await own() : null;
  if (kind === 'browser' && !pair) throw new NoKey();
  const given = await ask(purpose);
  const { challenge } = given;
  const proof = pair ? await byBrowser(pair, purpose, challenge) : await byPasskey(given);
  return { challenge, proof };
}

/** Prove once more that it is oneself: by this browser's key if it has one, else by a passkey. */
export async function confirm(purpose: Purpose, me: Me): Promise<Confirm> {
  const has = (kind: Kind) => me.keys.some((key) => key.kind === kind);
  if (has('browser') && (await own())) return prove(purpose, 'browser');
  if (has('passkey') && passkeys()) return prove(purpose, 'passkey');
  throw new NoKey();
}

/** Has this browser a key of its own? */
export const hasOwn = async (): Promise<boolean> => (await own()) !== null;

async function byBrowser(
  pair: CryptoKeyPair,
  purpose: Purpose,
  challenge: string,
): Promise<BrowserKeyProof> {
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  const id = packed(await crypto.subtle.digest('SHA-256', spki));
  return { kind: 'browser', id, signature: await sign(pair, purpose, challenge) };
}

async function byPasskey(given: Challenge): Promise<PasskeyProof> {
  const got = (await navigator.credentials
    .get({
      publicKey: {
        challenge: unpacked(given.challenge),
        rpId: given.site,
        allowCredentials: given.keys.map(known),
        userVerification: 'preferred',
        timeout: given.seconds * 1000,
      },
    })
    .catch(() => null)) as PublicKeyCredential | null;
  if (!got) throw new NoKey();
  const response = got.response as AuthenticatorAssertionResponse;
  return {
    kind: 'passkey',
    id: packed(got.rawId),
    client_data: packed(response.clientDataJSON),
    authenticator_data: packed(response.authenticatorData),
    signature: packed(response.signature),
  };
}

async function sign(pair: CryptoKeyPair, purpose: Purpose, challenge: string): Promise<string> {
  const said = `meadhall key\0${purpose}\0${location.origin}\0${challenge}`;
  return packed(await crypto.subtle.sign(SIGNED, pair.privateKey, new TextEncoder().encode(said)));
}

// --- where the browser keeps its key ---------------------------------------------------------------

function shelf(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open('meadhall-key', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error());
  });
}

async function reach<T>(mode: IDBTransactionMode, what: (keys: IDBObjectStore) => IDBRequest<T>) {
  const base = await shelf();
  try {
    return await new Promise<T>((done, fail) => {
      const asked = what(base.transaction(SHELF, mode).objectStore(SHELF));
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error ?? new Error());
    });
  } finally {
    base.close();
  }
}

async function put(pair: CryptoKeyPair): Promise<void> {
  await reach('readwrite', (keys) => keys.put(pair, OWN));
}

async function own(): Promise<CryptoKeyPair | null> {
  if (!canKeep()) return null;
  return reach<CryptoKeyPair | undefined>('readonly', (keys) => keys.get(OWN)).then(
    (pair) => pair ?? null,
    () => null,
  );
}

/** This browser keeps no key any more. */
export async function drop(): Promise<void> {
  if (canKeep()) await reach('readwrite', (keys) => keys.delete(OWN)).catch(() => undefined);
}

// --- bytes -----------------------------------------------------------------------------------------

function packed(bytes: ArrayBuffer | Uint8Array): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
