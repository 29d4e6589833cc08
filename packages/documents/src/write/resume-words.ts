import type { ResumeSection } from '@nextrung/contract/resume-document'

/** The words we add to a resume, in its language. */
export type ResumeWords = {
  headings: Record<ResumeSection, string>
  technologies: string
  courses: string
  present: string
  /** The name of the document: "Resume", "Lebenslauf". */
  title: string
  /** Formats a month of a year: `2021` and `03` give `Mar 2021`. */
  month: (year: string, month: string) => string
}

/** Headings summary, work, projects, skills; education, certificates, languages, other; the other words. */
type Row = [
  [string, string, string, string],
  [string, string, string, string],
  { technologies: string; courses: string; present: string; title: string },
]

const english: Row = [
  ['Summary', 'Experience', 'Projects', 'Skills'],
  ['Education', 'Certifications', 'Languages', 'Further information'],
  { technologies: 'Technologies', courses: 'Courses', present: 'Present', title: 'Resume' },
]

const rows: Record<string, Row> = {
  en: english,
  de: [
    ['Profil', 'Berufserfahrung', 'Projekte', 'Kenntnisse'],
    ['Ausbildung', 'Zertifikate', 'Sprachen', 'Weiteres'],
    { technologies: 'Technologien', courses: 'Kurse', present: 'heute', title: 'Lebenslauf' },
  ],
  fr: [
    ['Profil', 'Expérience professionnelle', 'Projets', 'Compétences'],
    ['Formation', 'Certifications', 'Langues', 'Informations complémentaires'],
    { technologies: 'Technologies', courses: 'Cours', present: 'présent', title: 'CV' },
  ],
  es: [
    ['Perfil', 'Experiencia', 'Proyectos', 'Competencias'],
    ['Formación', 'Certificaciones', 'Idiomas', 'Información adicional'],
    { technologies: 'Tecnologías', courses: 'Cursos', present: 'actualidad', title: 'Currículum' },
  ],
  it: [
    ['Profilo', 'Esperienza professionale', 'Progetti', 'Competenze'],
    ['Istruzione', 'Certificazioni', 'Lingue', 'Ulteriori informazioni'],
    { technologies: 'Tecnologie', courses: 'Corsi', present: 'oggi', title: 'Curriculum' },
  ],
  pt: [
    ['Resumo', 'Experiência profissional', 'Projetos', 'Competências'],
    ['Formação', 'Certificações', 'Idiomas', 'Outros'],
    { technologies: 'Tecnologias', courses: 'Cursos', present: 'atual', title: 'Currículo' },
  ],
  nl: [
    ['Profiel', 'Werkervaring', 'Projecten', 'Vaardigheden'],
    ['Opleiding', 'Certificaten', 'Talen', 'Overig'],
    { technologies: 'Technologieën', courses: 'Cursussen', present: 'heden', title: 'CV' },
  ],
  pl: [
    ['Podsumowanie', 'Doświadczenie zawodowe', 'Projekty', 'Umiejętności'],
    ['Wykształcenie', 'Certyfikaty', 'Języki', 'Dodatkowe informacje'],
    { technologies: 'Technologie', courses: 'Kursy', present: 'obecnie', title: 'CV' },
  ],
  ru: [
    ['О себе', 'Опыт работы', 'Проекты', 'Навыки'],
    ['Образование', 'Сертификаты', 'Языки', 'Дополнительная информация'],
    { technologies: 'Технологии', courses: 'Курсы', present: 'настоящее время', title: 'Резюме' },
  ],
  zh: [
    ['个人简介', '工作经历', '项目经历', '专业技能'],
    ['教育经历', '证书', '语言', '其他信息'],
    { technologies: '技术', courses: '课程', present: '至今', title: '简历' },
  ],
  ja: [
    ['概要', '職務経歴', 'プロジェクト', 'スキル'],
    ['学歴', '資格', '語学', 'その他'],
    { technologies: '技術', courses: '履修科目', present: '現在', title: '履歴書' },
  ],
  ko: [
    ['소개', '경력', '프로젝트', '기술'],
    ['학력', '자격증', '언어', '기타'],
    { technologies: '기술 스택', courses: '과목', present: '현재', title: '이력서' },
  ],
  uk: [
    ['Про себе', 'Досвід роботи', 'Проєкти', 'Навички'],
    ['Освіта', 'Сертифікати', 'Мови', 'Додаткова інформація'],
    { technologies: 'Технології', courses: 'Курси', present: 'дотепер', title: 'Резюме' },
  ],
  el: [
    ['Προφίλ', 'Επαγγελματική εμπειρία', 'Έργα', 'Δεξιότητες'],
    ['Εκπαίδευση', 'Πιστοποιήσεις', 'Γλώσσες', 'Πρόσθετες πληροφορίες'],
    { technologies: 'Τεχνολογίες', courses: 'Μαθήματα', present: 'σήμερα', title: 'Βιογραφικό' },
  ],
  ar: [
    ['نبذة', 'الخبرات', 'المشاريع', 'المهارات'],
    ['التعليم', 'الشهادات', 'اللغات', 'معلومات إضافية'],
    { technologies: 'التقنيات', courses: 'المقررات', present: 'حتى الآن', title: 'السيرة الذاتية' },
  ],
  he: [
    ['תקציר', 'ניסיון תעסוקתי', 'פרויקטים', 'מיומנויות'],
    ['השכלה', 'הסמכות', 'שפות', 'מידע נוסף'],
    { technologies: 'טכנולוגיות', courses: 'קורסים', present: 'היום', title: 'קורות חיים' },
  ],
}

const monthNames: Record<string, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
}

/**
 * The words for a language code, or the English ones for unknown languages. Months have names in English, German,
 * French and Spanish, and are numbers elsewhere: `03/2021`, in East Asia `2021.03`.
 */
export function resumeWords(language: string): ResumeWords {
  const [first, second, others] = rows[language] ?? english
  const [summary, work, projects, skills] = first
  const [education, certificates, languages, other] = second
  const names = monthNames[language]?.split(' ')
  const yearFirst = language === 'zh' || language === 'ja' || language === 'ko'
  return {
    headings: { summary, work, projects, skills, education, certificates, languages, other },
    ...others,
    month: (year, month) => {
      const name = names?.[Number(month) - 1]
      if (name !== undefined) return `${name} ${year}`
      return yearFirst ? `${year}.${month}` : `${month}/${year}`
    },
  }
}
