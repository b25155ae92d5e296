/** Cities that people name time zones after. */
import { type Said, say } from './say.ts'

export const cityNames: Record<string, Said> = {
  'Asia/Riyadh': say('الرياض', 'Riyadh'),
  'Asia/Dubai': say('دبي', 'Dubai'),
  'Asia/Kuwait': say('الكويت', 'Kuwait'),
  'Asia/Qatar': say('الدوحة', 'Doha'),
  'Asia/Bahrain': say('المنامة', 'Manama'),
  'Asia/Muscat': say('مسقط', 'Muscat'),
  'Asia/Amman': say('عمّان', 'Amman'),
  'Asia/Beirut': say('بيروت', 'Beirut'),
  'Asia/Damascus': say('دمشق', 'Damascus'),
  'Asia/Baghdad': say('بغداد', 'Baghdad'),
  'Africa/Cairo': say('القاهرة', 'Cairo'),
  'Africa/Khartoum': say('الخرطوم', 'Khartoum'),
  'Africa/Tripoli': say('طرابلس', 'Tripoli'),
  'Africa/Tunis': say('تونس', 'Tunis'),
  'Africa/Algiers': say('الجزائر', 'Algiers'),
  'Africa/Casablanca': say('الدار البيضاء', 'Casablanca'),
  'Europe/Istanbul': say('إسطنبول', 'Istanbul'),
  'Europe/London': say('لندن', 'London'),
}
