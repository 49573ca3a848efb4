export const SEEDS = Array.from({ length: 30 }, (_, index) => `service-${index}`)

export const TITLES = ['Leadership Assessment', 'Development Plans', 'Knowledge Transfer']
