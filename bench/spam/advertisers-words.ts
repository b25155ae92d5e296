/** What programs post into forms, in pieces that are shuffled. Original text, in the manner of the kind. */
export const names = [
  'SeoPro',
  'Robert',
  'LinkBoss',
  'Екатерина',
  'علي حسن',
  'Maria',
  'خدمات رقمية',
  'Mike',
]

export const english = {
  openings: [
    'Hi, I came across your website and found some errors on your website.',
    'Dear owner, do you want more customers?',
    'Hello, we noticed your website is not on the first page of Google.',
    'Greetings, are you tired of low sales?',
    'Hey! Quick question about your domain.',
    'Good day, my name is Mike and I work with companies like yours.',
  ],
  pitches: [
    'We offer guest post on high domain authority blogs with dofollow links.',
    'Buy 10,000 real Instagram followers and get cheap likes today.',
    'Our crypto investment platform gives guaranteed profit of 30% each week.',
    'Play at the best online casino, slot machine bonus and free spins.',
    'Get a business loan at 3% with no documents, instant loan approval.',
    'Viagra and cialis from an online pharmacy without prescription.',
    'We sell verified leads, bulk email and a fresh email list of 5 million companies.',
    'Earn money online, passive income from home, make money fast.',
    'Replica watches of all brands, 80% off and free shipping.',
    'An explainer video for your company at only 99 USD, see samples.',
    'Essay writing service for students, no plagiarism, any deadline.',
  ],
  calls: [
    'Visit https://{host}/a?id={n} and https://{host}/b today',
    'More here: http://{host}/{n}',
    'Click bit.ly/{n}x now',
    '<a href="http://{host}/{n}">click here</a>',
    '[url=http://{host}]{host}[/url] [url=http://{host}/2]more[/url]',
    'Write to us in Telegram t.me/{host}',
    'http://{host}/1 http://{host}/2 http://{host}/3 http://{host}/4 http://{host}/5',
  ],
}

export const arabic = {
  openings: [
    'السلام عليكم، لدينا عرض لا يفوت لأصحاب المواقع.',
    'هل تريد زيادة دخلك دون تعب؟',
    'فرصة العمر بين يديك الآن.',
    'إلى صاحب الموقع المحترم، نقدم لكم خدمات السيو بأقل الأسعار.',
    'مرحبا عزيزي، لا تفوت هذه الفرصة.',
  ],
  pitches: [
    'زيادة متابعين حقيقيين ولايكات رخيصة لكل المنصات.',
    'باك لينك قوي وروابط خلفية تضمن الصفحة الأولى في جوجل.',
    'توصيات تداول وفوركس بأرباح مضمونة كل يوم.',
    'العب الآن في أفضل كازينو ومراهنات مع بونص ترحيبي.',
    'تسديد قروض وسداد متعثرات وتمويل شخصي فوري بدون كفيل.',
    'شيخ روحاني لجلب الحبيب وفك السحر مجرب وصادق.',
    'حبوب تخسيس طبيعية، منتج سحري للتخسيس يوصل لباب البيت.',
    'قاعدة بيانات أرقام ورسائل واتساب جماعية لكل المدن.',
    'ساعات مقلدة وماركات تقليد درجة أولى بنصف السعر.',
    'اربح من البيت دخل إضافي من المنزل ألف ريال يوميًا.',
  ],
  calls: [
    'سجل الآن https://{host}/{n} أو https://{host}/wa',
    'التفاصيل على bit.ly/{n}x',
    'للتواصل t.me/{host}',
    'زوروا http://{host}/1 http://{host}/2 http://{host}/3 http://{host}/4',
    'واتساب فقط: http://{host}/wa{n}',
  ],
}

export const russian = {
  openings: ['Здравствуйте!', 'Добрый день, уважаемые партнёры!', 'Приветствую!', 'Вам письмо.'],
  pitches: [
    'Предлагаем продвижение сайтов в поисковых системах с гарантией.',
    'Прогон по базам сайтов, вечные ссылки и быстрый рост позиций.',
    'Онлайн казино с моментальными выплатами и бонусом за регистрацию.',
    'Купить дипломы и справки с доставкой по всей стране.',
    'Рассылка по формам обратной связи, миллионы адресов.',
    'Займы на карту без проверок и отказов круглосуточно.',
  ],
  calls: [
    'Подробнее: https://{host}/{n}',
    'Переходите http://{host}/1 и http://{host}/2',
    'Телеграм: t.me/{host}',
    'Наш сайт clck.ru/{n}',
  ],
}

export const hosts = ['promo-win.example', 'best-offer.example', 'x77.example', 'seo-top.example']
export const throwAway = [
  'mailinator.com',
  'yopmail.com',
  'guerrillamail.com',
  'mail.ru',
  'gmail.com',
]
