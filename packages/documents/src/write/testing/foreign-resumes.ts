import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { makeResume } from './sample-resumes.ts'

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
