import type { ImageFacts } from '../tools/content/rules/image-file'
import type { LogoFile } from '../tools/content/rules/reference-check'

/**
 * What the published site says about the files of the content, so that the editor can tell which file a text is from. It says
 * nothing to anyone who does not have the texts: drafts and their names stay private.
 */
export interface ContentIndex {
  /** The path of each file, encrypted with its text, by the hash of its text. */
  paths: Readonly<Record<string, string>>
  /** What is known about each image, by the hash of its path. */
  images: Readonly<Record<string, ImageFacts>>
  /** The drawing of the logo, by the hash of its path. */
  logos: Readonly<Record<string, LogoFile>>
}

const encoder = new TextEncoder()

/** The hash of a text for one purpose, so that no hash reveals another. White space at the ends and CR make no difference. */
function hash(purpose: string, text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', encoder.encode(`${purpose}\n${text.trim().replace(/\r\n?/g, '\n')}`))
}

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** The key of a text or a path in {@link ContentIndex}. */
export async function idOf(text: string): Promise<string> {
  return toBase64(await hash('id', text))
}

async function cipherOf(text: string): Promise<{ key: CryptoKey; algorithm: AesGcmParams }> {
  const key = await crypto.subtle.importKey('raw', await hash('key', text), 'AES-GCM', false, ['encrypt', 'decrypt'])
  // Each key encrypts a single path, so the initialization vector can be the same for all.
  return { key, algorithm: { name: 'AES-GCM', iv: new Uint8Array(12) } }
}

/** Encrypts a path so that it can only be read with the text of its file. */
export async function sealPath(path: string, text: string): Promise<string> {
  const { key, algorithm } = await cipherOf(text)
  return toBase64(await crypto.subtle.encrypt(algorithm, key, encoder.encode(path)))
}

/** Decrypts a path with the text of its file. */
export async function openPath(sealed: string, text: string): Promise<string> {
  const { key, algorithm } = await cipherOf(text)
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(sealed)))
}
