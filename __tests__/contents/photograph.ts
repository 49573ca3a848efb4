import sharp from 'sharp'

/** The standard deviation of the grain, with which a picture has about as many bytes as a photograph. */
const GRAIN = 60

/** Creates a picture that stands for a photograph: a grainy hill by a lake under a low sun, as a JPEG file. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <rect width="100" height="100" fill="hsl(205 45% 72%)"/>
    <circle cx="20" cy="40" r="14" fill="#fff8e0"/>
    <path d="M0 70Q30 30 60 60T100 50V100H0z" fill="hsl(205 24% 40%)"/>
    <rect y="84" width="100" height="16" fill="hsl(205 30% 30%)"/>
  </svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .greyscale()
    .blur(1)
    .png()
    .toBuffer()
  return sharp(Buffer.from(scene))
    .blur(width / 600)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer()
}
