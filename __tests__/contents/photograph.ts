import sharp from 'sharp'

/** Creates a blurred picture that compresses like a photograph: a JPEG file of a size in pixels. */
export function photograph(width: number, height: number): Promise<Buffer> {
  const background = { r: 128, g: 112, b: 96 }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg()
    .toBuffer()
}
