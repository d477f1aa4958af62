/** A small set of sounds, made of nothing but oscillators and noise. */

import type { SoundName } from './board';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A tone that is struck and fades: frequency, length, loudness, wave, and where it glides to. */
function tone(
  audio: AudioContext,
  at: number,
  frequency: number,
  length: number,
  loud: number,
  wave: OscillatorType = 'triangle',
  glide = frequency,
): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(frequency, at);
  oscillator.frequency.exponentialRampToValueAtTime(glide, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Paper: a short breath of filtered noise. */
function rustle(
  audio: AudioContext,
  at: number,
  length: number,
  loud: number,
  pitch: number,
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k += 1) {
    samples[k] = (Math.random() * 2 - 1) * (1 - k / samples.length) ** 2;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const SOUNDS: Record<SoundName, (audio: AudioContext, at: number) => void> = {
  lay: (audio, at) => {
    rustle(audio, at, 0.09, 0.5, 1800);
    tone(audio, at + 0.02, 150, 0.09, 0.12, 'sine', 90);
  },
  turn: (audio, at) => rustle(audio, at, 0.14, 0.45, 2600),
  seal: (audio, at) => tone(audio, at, 210, 0.16, 0.2, 'sine', 85),
  reveal: (audio, at) => {
    rustle(audio, at, 0.2, 0.5, 1500);
    tone(audio, at, 294, 0.3, 0.08);
    tone(audio, at + 0.08, 440, 0.34, 0.08);
  },
  yours: (audio, at) => {
    tone(audio, at, 392, 0.35, 0.12);
    tone(audio, at + 0.12, 523, 0.5, 0.12);
  },
  score: (audio, at) => [523, 659, 784].forEach((f, k) => tone(audio, at + k * 0.07, f, 0.3, 0.09)),
  win: (audio, at) =>
    [196, 294, 392, 587].forEach((f, k) => tone(audio, at + k * 0.13, f, 0.9, 0.11, 'sawtooth')),
  chat: (audio, at) => tone(audio, at, 880, 0.12, 0.06, 'sine'),
  no: (audio, at) => tone(audio, at, 160, 0.18, 0.12, 'square', 120),
};

/** Make a sound, unless they are switched off or the browser won't yet. */
export function play(name: SoundName): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (context.state === 'running') SOUNDS[name](context, context.currentTime);
}
