import { z } from 'zod'
import type { FieldMeta } from './field-meta'

/** The icons that editors can choose. All are outline icons from Tabler; a unit test ensures that the package has them. */
export const ICON_NAMES = [
  'adjustments',
  'award',
  'brand-bluesky',
  'brand-facebook',
  'brand-instagram',
  'brand-linkedin',
  'brand-x',
  'brand-xing',
  'brand-youtube',
  'building-bank',
  'bulb',
  'calendar-check',
  'chart-line',
  'chart-pie',
  'checklist',
  'clock',
  'compass',
  'file-text',
  'gauge',
  'heart',
  'heart-handshake',
  'home-heart',
  'map-2',
  'message-2',
  'mood-smile',
  'packages',
  'plant-2',
  'receipt-tax',
  'refresh',
  'robot',
  'route',
  'scale',
  'school',
  'shield-check',
  'stairs-up',
  'target-arrow',
  'trending-up',
  'user-plus',
  'users',
  'users-group',
] as const

/** One of {@link ICON_NAMES}. */
export const icon = z.enum(ICON_NAMES).meta({ label: 'Icon', icon: true, example: 'scale' } satisfies FieldMeta)
