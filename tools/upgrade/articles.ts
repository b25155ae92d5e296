/** One article in both languages, by the name of its file. */
export const articles: Record<string, string> = {
  'kept.ar.md': `---
title: ما يبقى بعد الترقية
date: 2026-11-01
translationKey: kept
author: سلمى الهاشمي
description: مقالةٌ قصيرةٌ كُتبت قبل الترقية.
---
كُتب هذا في إصدارٍ أقدم، ويُقرأ في كلّ إصدارٍ بعده.
`,
  'kept.en.md': `---
title: What stays after an upgrade
date: 2026-11-01
translationKey: kept
author: سلمى الهاشمي
description: A short article that was written before the upgrade.
---
This was written in an older version, and is read in every version after it.
`,
}
