/** What clients write to an agency, in pieces. Original text. */
export const arabicNames = {
  first: [
    'سارة',
    'محمد',
    'نورة',
    'عبد الله',
    'فاطمة',
    'خالد',
    'ريم',
    'يوسف',
    'هند',
    'أحمد',
    'مريم',
    'سلطان',
    'لمى',
    'إبراهيم',
    'دانة',
    'عمر',
    'جواهر',
    'ماجد',
    'شيماء',
    'طارق',
  ],
  last: [
    'العتيبي',
    'القحطاني',
    'الشمري',
    'الحربي',
    'المطيري',
    'الغامدي',
    'منصور',
    'الزهراني',
    'بن سعيد',
    'أبو النجا',
    'حمدان',
    'الخوري',
    'البلوشي',
    'الراشد',
    'عبد العزيز',
    'النجار',
  ],
}
export const englishNames = {
  first: ['Anna', 'James', 'Priya', 'Omar', 'Lucy', "Sean O'", 'Fatima', 'Jean-Luc', 'Noor', 'Wei'],
  last: [
    'Carter',
    'Brown',
    'Sharma',
    'Haddad',
    'Novak',
    'Brien',
    'Khan',
    'Moreau',
    'Saleh',
    'Chen',
  ],
}

export const arabicOpenings = [
  'السلام عليكم ورحمة الله،',
  'مرحبًا،',
  'صباح الخير،',
  'تحية طيبة وبعد،',
  'أهلًا بكم، وصلت إليكم من صديق.',
  'رأيت أعمالكم وأعجبتني كثيرًا.',
  '',
]
export const arabicWishes = [
  'نحتاج متجرًا إلكترونيًا لبيع العطور يدعم الدفع بمدى والتوصيل داخل المملكة.',
  'أريد إعادة تصميم موقع عيادتنا، فالحالي بطيء على الجوال ولا يقبل الحجز.',
  'عندنا تطبيق توصيل يعمل على أندرويد فقط، ونريد نسخة للآيفون قبل رمضان.',
  'نبحث عن جهة تدير إعلاناتنا في قوقل وسناب بميزانية شهرية ثابتة.',
  'موقعنا لا يظهر في البحث إلا باسم الشركة. هل تعملون على تحسين الظهور في محركات البحث؟',
  'أحتاج صفحة واحدة لإطلاق منتج جديد مع نموذج تسجيل، والموعد بعد ثلاثة أسابيع.',
  'نحن مكتب محاماة صغير ونريد موقعًا رسميًا باللغتين العربية والإنجليزية.',
  'هل يمكن ربط متجرنا الحالي بنظام المخزون والفوترة الإلكترونية؟',
  'أرغب في عرض سعر لهوية بصرية وموقع تعريفي لمقهى في جدة.',
  'لدينا مدرسة ونفكر في بوابة لأولياء الأمور، ونود اجتماعًا قصيرًا هذا الأسبوع.',
  'نحتاج من يراجع سرعة الموقع ويصلحها، فالصفحة الرئيسية تأخذ ثماني ثوانٍ.',
  'أسأل عن تكلفة صيانة موقع وردبريس شهريًا، وهل تشمل النسخ الاحتياطية؟',
]
export const arabicEndings = [
  'ما الميزانية المناسبة لبداية كهذه؟',
  'أفضل التواصل واتساب بعد العصر.',
  'جوالي ٠٥٥١٢٣٤٥٦٧، والاتصال بعد الرابعة.',
  'موقعنا الحالي: https://clinic.example',
  'هذا مثال قريب مما في بالنا: www.shop.example',
  'بانتظار ردكم، وشكرًا.',
  'نحن فريق من ثلاثة أشخاص، والقرار سريع.',
  '',
]
export const englishWishes = [
  'We run a small clinic in Riyadh and our booking page loses people on mobile. Could you look at it?',
  'I would like a quote for a bilingual website, about ten pages, with a blog.',
  'Our Shopify store works, but checkout in Arabic is a mess. Do you fix existing shops?',
  'We need an iOS app for our delivery drivers; the Android one is live already.',
  'Looking for help with Google Ads for a real estate project launching in March.',
  'Can you take over maintenance of a WordPress site? The last agency stopped answering.',
  'We want to rank better for our own services. What does your SEO work look like, month by month?',
  'Is it possible to meet at your Jeddah office next week to talk about a redesign?',
  'I am writing on behalf of a school. We need a parents portal before September.',
]
export const englishEndings = [
  'Our current site is https://old.example if that helps.',
  'Happy to talk on the phone, +966 55 765 4321.',
  'Budget is somewhere around 40k SAR.',
  'Thanks!',
  'No rush, sometime this month is fine.',
  '',
]
/** Short enough that many write the same. */
export const shortWishes = [
  'أريد موقعًا',
  'عرض سعر لو سمحتم',
  'I need a website',
  'كم التكلفة؟',
  '؟',
]
export const domains = ['gmail.com', 'outlook.sa', 'clinic.example', 'hotmail.com', 'icloud.com']
export const services = [
  'web-applications',
  'mobile-applications',
  'digital-marketing',
  'other',
  undefined,
]
