/**
 * The pigments of the house as flat sRGB inks. The names are those of the design tokens; zinjar
 * (verdigris) exists in pictures only.
 */
export const pigments = {
  fustuq: '#dbe9a0',
  annab: '#460c20',
  zunjufr: '#ed4a22',
  sama: '#a8d2ea',
  ward: '#f5bfc4',
  zafaran: '#f4b43c',
  waraq: '#fbfbf4',
  zinjar: '#0e5a49',
  lazaward: '#1f3d9c',
  midad: '#1f0810',
} as const
