import type { ResumeDocument } from '@nextrung/contract/resume-document'

/** A resume with the given parts; what is not given is empty. */
export function makeResume(parts: Partial<ResumeDocument> = {}): ResumeDocument {
  return {
    basics: { profiles: [] },
    work: [],
    projects: [],
    skills: [],
    education: [],
    certificates: [],
    languages: [],
    other: [],
    sectionOrder: [],
    ...parts,
  }
}

/** Every field of the contract, in plain English, one page. */
export const fullResume = makeResume({
  basics: {
    name: 'Tamsin Okafor',
    label: 'Backend engineer',
    email: 'tamsin.okafor@example.com',
    phone: '+1 (212) 555-0142',
    url: 'https://tamsin.example.com/',
    location: { text: 'Brooklyn, NY' },
    profiles: [
      { network: 'GitHub', username: 'tokafor', url: 'https://github.example.com/tokafor' },
      { network: 'Mastodon', username: '@tamsin@social.example.com' },
    ],
    summary:
      'Backend engineer with seven years of payment and logistics systems in Go and PostgreSQL. Comfortable being on call for what I ship, and at my best untangling slow, fragile services that the business depends on.',
  },
  work: [
    {
      position: 'Senior Backend Engineer',
      name: 'Harbor Freightways',
      location: 'New York, NY',
      url: 'https://harbor.example.com',
      startDate: '2021-03',
      current: true,
      summary: 'Lead of the four-person team that owns booking and settlement.',
      highlights: [
        'Cut p95 latency of the booking API from 900 ms to 140 ms by replacing per-row lookups with two batched queries and a read-through cache.',
        'Moved settlement from nightly scripts to an idempotent queue; failed payouts fell from 2.1% to 0.3% in a quarter.',
        'Wrote the runbooks and alerts the whole engineering group now uses, and halved pages per week.',
        'Mentored three engineers; two have since been promoted.',
      ],
    },
    {
      position: 'Software Engineer',
      name: 'Ferrous Labs',
      location: 'Remote',
      startDate: '2018-06',
      endDate: '2021-02',
      highlights: [
        'Built the ingestion service for 40 million sensor readings a day in Go and Kafka, with zero data loss across two region failovers.',
        'Reduced the AWS bill by $18,000 a month by moving cold partitions to object storage.',
        'Introduced contract tests between nine services, which caught 31 breaking changes before release in the first year.',
      ],
    },
    {
      position: 'Junior Developer',
      name: 'City Library Network',
      dateText: 'Summer 2017 until spring 2018',
      highlights: [
        'Rewrote the catalogue search used by 60 branches and made it usable by keyboard and screen reader.',
      ],
    },
  ],
  projects: [
    {
      name: 'pgtrail',
      description: 'Audit log for PostgreSQL that needs no triggers on the audited tables.',
      url: 'https://github.example.com/tokafor/pgtrail',
      startDate: '2022',
      endDate: '2024',
      highlights: ['Used in production by eleven companies; 1,900 stars.'],
      keywords: ['Go', 'logical replication', 'PostgreSQL'],
    },
  ],
  skills: [
    { name: 'Languages', keywords: ['Go', 'SQL', 'Python', 'C#', 'C++'] },
    { name: 'Infrastructure', keywords: ['PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform', 'AWS'] },
    { keywords: ['Technical writing', 'Incident response'] },
  ],
  education: [
    {
      institution: 'Hudson State University',
      studyType: 'BSc',
      area: 'Computer Science',
      location: 'Albany, NY',
      startDate: '2013-09',
      endDate: '2017-05',
      score: '3.8/4.0',
      courses: ['Distributed Systems', 'Compilers'],
      highlights: ["Dean's list in six of eight terms."],
    },
  ],
  certificates: [
    { name: 'Certified Kubernetes Administrator', issuer: 'Cloud Guild', date: '2023-05-11' },
    {
      name: 'Professional Data Engineer',
      issuer: 'Cloud Guild',
      date: '2022',
      url: 'https://certs.example.com/4711',
    },
  ],
  languages: [
    { language: 'English', fluency: 'native' },
    { language: 'Igbo', fluency: 'conversational' },
    { language: 'French' },
  ],
  other: [
    {
      heading: 'Talks',
      lines: ['Queues that do not lie, GopherMeet 2023', 'The cost of a retry, DataNorth 2022'],
    },
    { heading: 'Interests', lines: ['Open-water swimming, choral singing'] },
  ],
  sectionOrder: ['summary', 'work', 'projects', 'skills', 'education'],
})

/** Long enough for two pages. */
export const longResume = makeResume({
  ...fullResume,
  work: [
    ...fullResume.work.slice(0, 2),
    ...['Northgate Insurance', 'Quillstone Media', 'Ardent Robotics', 'Pell & Daughters'].map(
      (name, index) => ({
        name,
        position: index % 2 === 0 ? 'Software Engineer' : 'Systems Administrator',
        startDate: `${2016 - index * 2}-04`,
        endDate: `${2018 - index * 2}-05`,
        highlights: (fullResume.work[0]?.highlights ?? []).map(
          (line) => `${line.replace(/\.$/u, '')} at ${name}.`,
        ),
      }),
    ),
  ],
})

type Words = {
  name: string
  label: string
  place: string
  summary: string
  position: string
  company: string
  bullets: string[]
  skill: string
  keywords: string[]
  school: string
  degree: string
  heading: string
  line: string
}

function makeForeignResume(words: Words): ResumeDocument {
  return makeResume({
    basics: {
      name: words.name,
      label: words.label,
      email: 'person@example.com',
      phone: '+44 20 5550 0199',
      location: { text: words.place },
      profiles: [],
      summary: words.summary,
    },
    work: [
      {
        position: words.position,
        name: words.company,
        startDate: '2019-01',
        endDate: '2024-07',
        highlights: words.bullets,
      },
    ],
    skills: [{ name: words.skill, keywords: words.keywords }],
    education: [
      {
        institution: words.school,
        studyType: words.degree,
        startDate: '2012',
        endDate: '2016',
        courses: [],
        highlights: [],
      },
    ],
    other: [{ heading: words.heading, lines: [words.line] }],
    sectionOrder: ['summary', 'work', 'skills', 'education', 'other'],
  })
}

export const foreignResumes = {
  Cyrillic: makeForeignResume({
    name: 'Арсений Примеров',
    label: 'Инженер по надёжности',
    place: 'Алматы, Қазақстан',
    summary: 'Инженер с десятилетним опытом эксплуатации нагруженных сервисов; їжак, ґанок і Європа.',
    position: 'Ведущий инженер',
    company: 'ООО «Пример»',
    bullets: [
      'Сократил время восстановления с 4 часов до 25 минут.',
      'Перевёл 120 сервисов на единый конвейер поставки.',
    ],
    skill: 'Языки',
    keywords: ['Go', 'Питон', 'Раст'],
    school: 'Новосибирский университет',
    degree: 'Магистр',
    heading: 'Награды',
    line: 'Премия за лучший доклад конференции, 2022',
  }),
  Greek: makeForeignResume({
    name: 'Ελένη Παραδείγματος',
    label: 'Μηχανικός λογισμικού',
    place: 'Θεσσαλονίκη',
    summary: 'Μηχανικός με εμπειρία στα κατανεμημένα συστήματα· ᾠδή και ἄνθρωπος.',
    position: 'Ανώτερη μηχανικός',
    company: 'Παράδειγμα Α.Ε.',
    bullets: ['Μείωσε τον χρόνο απόκρισης κατά 60%.', 'Οργάνωσε την εκπαίδευση δέκα νέων συναδέλφων.'],
    skill: 'Γλώσσες',
    keywords: ['Τζάβα', 'SQL'],
    school: 'Αριστοτέλειο Πανεπιστήμιο',
    degree: 'Δίπλωμα',
    heading: 'Ενδιαφέροντα',
    line: 'Ορειβασία και μουσική',
  }),
  Chinese: makeForeignResume({
    name: '林示例',
    label: '后端工程师',
    place: '上海市浦东新区',
    summary:
      '八年分布式系统开发经验，熟悉高并发交易系统的设计、压测与运维，曾负责日均两亿次请求的订单平台，注重可观测性和代码质量，乐于带领新人成长。',
    position: '高级后端工程师',
    company: '示例科技有限公司',
    bullets: ['将订单接口的平均延迟从 320 毫秒降低到 45 毫秒。', '主导数据库分库分表，支撑三倍业务增长。'],
    skill: '编程语言',
    keywords: ['Go', 'Java', '数据库调优'],
    school: '示例大学',
    degree: '计算机科学学士',
    heading: '兴趣爱好',
    line: '围棋、登山',
  }),
  Japanese: makeForeignResume({
    name: '見本 花子',
    label: 'インフラエンジニア',
    place: '東京都',
    summary: 'クラウド基盤の設計と運用に七年携わり、障害対応の自動化を進めてきました。',
    position: 'シニアエンジニア',
    company: '株式会社サンプル',
    bullets: ['監視基盤を刷新し、障害検知までの時間を十分の一に短縮しました。'],
    skill: '技術',
    keywords: ['Linux', 'ネットワーク'],
    school: '例示大学',
    degree: '学士（工学）',
    heading: '受賞',
    line: '社内技術賞',
  }),
  Korean: makeForeignResume({
    name: '김예시',
    label: '데이터 엔지니어',
    place: '서울특별시',
    summary: '대용량 데이터 파이프라인을 설계하고 운영해 온 엔지니어입니다.',
    position: '책임 연구원',
    company: '예시 주식회사',
    bullets: ['배치 처리 시간을 여섯 시간에서 사십 분으로 줄였습니다.'],
    skill: '언어',
    keywords: ['파이썬', '스칼라'],
    school: '예시대학교',
    degree: '석사',
    heading: '수상',
    line: '사내 혁신상',
  }),
  Arabic: makeForeignResume({
    name: 'ليلى مثال',
    label: 'مهندسة برمجيات',
    place: 'عمّان، الأردن',
    summary: 'مهندسة برمجيات ذات خبرة ثماني سنوات في بناء أنظمة الدفع باستخدام Go و PostgreSQL.',
    position: 'مهندسة أولى',
    company: 'شركة المثال',
    bullets: ['خفضت زمن الاستجابة من 800 إلى 120 ميلي ثانية.', 'دربت أربعة مهندسين جدد.'],
    skill: 'اللغات',
    keywords: ['Go', 'بايثون'],
    school: 'الجامعة النموذجية',
    degree: 'بكالوريوس',
    heading: 'اهتمامات',
    line: 'القراءة والسباحة',
  }),
  Hebrew: makeForeignResume({
    name: 'נועה דוגמה',
    label: 'מהנדסת תוכנה',
    place: 'חיפה',
    summary: 'מהנדסת תוכנה עם שש שנות ניסיון בפיתוח מערכות ענן ב־Kubernetes.',
    position: 'מפתחת בכירה',
    company: 'חברת הדוגמה בע״מ',
    bullets: ['קיצרה את זמן הפריסה מ־40 דקות ל־5 דקות.', 'הדריכה צוות של חמישה מפתחים.'],
    skill: 'שפות',
    keywords: ['Go', 'פייתון'],
    school: 'אוניברסיטת הדוגמה',
    degree: 'תואר ראשון',
    heading: 'תחביבים',
    line: 'צילום וטיולים',
  }),
}
