import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  readonly name: string
  readonly content: Uint8Array
}

/** 1980-01-01, the earliest date of the format. The same files always give the same bytes. */
const DATE = 0x21
const UTF8_NAMES = 0x0800
const DEFLATE = 8

/** Creates a zip archive in memory. Names use forward slashes. */
export function createZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const encodedName = Buffer.from(name)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8_NAMES, 2)
    common.writeUInt16LE(DEFLATE, 4)
    common.writeUInt16LE(DATE, 8)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(encodedName.length, 22)
    parts.push(Buffer.from('PK\x03\x04'), common, encodedName, packed)
    // Version made by, the common fields, then comment length, disk, attributes and the offset of the entry.
    const entryOffset = Buffer.alloc(14)
    entryOffset.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entryOffset, encodedName)
    offset += 4 + common.length + encodedName.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, list, end]))
}
