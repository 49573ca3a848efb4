import type { ImageFacts } from '../tools/content/rules/image-file'
import type { LogoFile } from '../tools/content/rules/reference-check'

/** What the editor needs to know about a file of the content: its path, and the images beside it that it names, by path. */
export interface FileFacts {
  path: string
  images: Readonly<Record<string, ImageFacts>>
  logos: Readonly<Record<string, LogoFile>>
}

/**
 * The published index of the content. With a text, the editor finds the file that it is from. Without the texts, the index reveals
 * only how many files there are.
 */
export interface SealedIndex {
  /** The {@link FileFacts} of each file, encrypted with its text, by the hash of its text. */
  files: Readonly<Record<string, string>>
}

/** The facts are padded to a multiple of this length in bytes, so that it does not give them away. */
const BLOCK = 512

const encoder = new TextEncoder()

/** A text without what the CMS changes about it: carriage returns, and white space at its ends. */
export const normalized = (text: string) => text.trim().replace(/\r\n?/g, '\n')

/** The hash of a text for one purpose, so that no hash reveals another. */
function hash(purpose: string, text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', encoder.encode(`${purpose}\n${normalized(text)}`))
}

const toBase64 = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** The key of a text in {@link SealedIndex}. */
export async function idOf(text: string): Promise<string> {
  return toBase64(await hash('id', text))
}

async function cipherOf(text: string): Promise<{ key: CryptoKey; algorithm: AesGcmParams }> {
  const key = await crypto.subtle.importKey('raw', await hash('key', text), 'AES-GCM', false, ['encrypt', 'decrypt'])
  // Each key encrypts a single value, so the initialization vector can be the same for all.
  return { key, algorithm: { name: 'AES-GCM', iv: new Uint8Array(12) } }
}

/** Encrypts the facts about a file so that they can only be read with its text. */
export async function sealFacts(facts: FileFacts, text: string): Promise<string> {
  const { key, algorithm } = await cipherOf(text)
  const bytes = encoder.encode(JSON.stringify(facts))
  const padded = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK).fill(0x20)
  padded.set(bytes)
  return toBase64(await crypto.subtle.encrypt(algorithm, key, padded))
}

/**
 * Decrypts the facts about a file.
 *
 * @throws if the text is not the one that they were encrypted with
 */
export async function openFacts(sealed: string, text: string): Promise<FileFacts> {
  const { key, algorithm } = await cipherOf(text)
  const bytes = await crypto.subtle.decrypt(algorithm, key, fromBase64(sealed))
  return JSON.parse(new TextDecoder().decode(bytes)) as FileFacts
}
