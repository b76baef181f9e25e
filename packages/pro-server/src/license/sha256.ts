/**
 * SHA-256 of an ASCII text. Web Crypto only has it as a promise, and not on pages without TLS; the key field checks what
 * a visitor types synchronously.
 */
export function sha256(text: string): Uint8Array {
  const state = Uint32Array.from(initialState)
  const words = new Uint32Array(64)
  for (const block of toBlocks(text)) addBlock(state, words, block)
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  state.forEach((word, index) => view.setUint32(index * 4, word))
  return bytes
}

function addBlock(state: Uint32Array, words: Uint32Array, block: DataView): void {
  for (let index = 0; index < 16; index += 1) words[index] = block.getUint32(index * 4)
  for (let index = 16; index < 64; index += 1) {
    const [a, b] = [words[index - 15]!, words[index - 2]!]
    const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    words[index] = words[index - 16]! + small + words[index - 7]! + large
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g)
    const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + constants[index]! + words[index]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = state[index]! + value))
}

/** The message, a one bit, zeros, and the length in bits, in blocks of 64 bytes. */
function toBlocks(text: string): DataView[] {
  const count = Math.ceil((text.length + 9) / 64)
  const bytes = new Uint8Array(count * 64)
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index)
  bytes[text.length] = 0x80
  new DataView(bytes.buffer).setUint32(bytes.length - 4, text.length * 8)
  return Array.from({ length: count }, (_, index) => new DataView(bytes.buffer, index * 64, 64))
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits of the fractional parts of the roots of the first primes: the constants of the standard. */
function fractions(count: number, power: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes.map((prime) => Math.floor((prime ** power % 1) * 2 ** 32))
}

const initialState = fractions(8, 1 / 2)
const constants = fractions(64, 1 / 3)
