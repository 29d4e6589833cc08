import { describe, expect, it } from 'vitest'
import { languageOf } from './language.ts'

const sentences: [string, string][] = [
  ['en', 'Taught mathematics to classes of thirty and ran the homework club after school.'],
  ['en', 'Answers the phones at the front desk and keeps the calendar of three partners'],
  ['de', 'Planung der Schichten für vierzig Beschäftigte sowie Schulung neuer Kräfte an der Kasse'],
  ['de', 'Ich habe die Lagerhaltung umgestellt und damit die Kosten deutlich gesenkt.'],
  ['fr', 'Gestion du planning de quarante salariés et formation des nouveaux arrivants à la caisse'],
  ['fr', "J'ai réorganisé le stock et réduit nettement les coûts de l'entrepôt."],
  ['es', 'Planificación de los turnos de cuarenta empleados y formación del personal nuevo'],
  ['es', 'Reorganicé el almacén y reduje los costes de forma notable durante el primer año.'],
  ['it', 'Pianificazione dei turni di quaranta dipendenti e formazione del nuovo personale'],
  ['it', 'Ho riorganizzato il magazzino e ridotto in modo evidente i costi del primo anno.'],
  ['pt', 'Planejamento dos turnos de quarenta funcionários e treinamento do pessoal novo'],
  ['pt', 'Reorganizei o armazém e reduzi de forma clara os custos durante o primeiro ano.'],
  ['nl', 'Planning van de diensten van veertig medewerkers en opleiding van nieuw personeel'],
  ['nl', 'Ik heb het magazijn opnieuw ingericht en daarmee de kosten duidelijk verlaagd.'],
  ['pl', 'Planowanie zmian czterdziestu pracowników oraz szkolenie nowych osób na kasie'],
  ['pl', 'Zreorganizowałam magazyn i wyraźnie obniżyłam koszty w pierwszym roku.'],
  ['sv', 'Jag planerade arbetspassen för fyrtio anställda och utbildade ny personal i kassan.'],
  ['da', 'Jeg planlagde vagterne for fyrre ansatte og oplærte nye medarbejdere ved kassen.'],
  ['cs', 'Plánování směn čtyřiceti zaměstnanců a školení nových lidí na pokladně'],
  ['ru', 'Планировала смены сорока сотрудников и обучала новых людей работе на кассе.'],
  ['tr', 'Kırk çalışanın vardiyalarını planladım ve yeni gelenleri kasada eğittim.'],
  ['el', 'Σχεδίαζα τις βάρδιες σαράντα υπαλλήλων και εκπαίδευα το νέο προσωπικό.'],
  ['zh', '负责四十名员工的排班工作，并培训新员工使用收银系统'],
  ['ja', '四十名の従業員のシフトを計画し、新人の研修を担当しました。'],
  ['ko', '직원 사십 명의 근무표를 짜고 신입 직원을 교육했습니다.'],
  ['ar', 'خططت لمناوبات أربعين موظفا ودربت الموظفين الجدد على العمل'],
  ['he', 'תכננתי את המשמרות של ארבעים עובדים והדרכתי עובדים חדשים'],
]

const untellable = [
  '',
  '2019 – 2021',
  'Java, Spring Boot, Docker, Kubernetes, Kafka, PostgreSQL, Terraform',
  'Jürgen Weiß\nMusterstraße 12\n10115 Berlin',
  'José Ángel Muñoz Peña\njose@example.com | https://example.com/jose',
  'Małgorzata Zielińska, Kraków',
  'Chloé Martin, 75011 Paris',
]

describe('the language of a text', () => {
  it.each(sentences)('%s: %s', (language, sentence) => {
    expect(languageOf(sentence)).toBe(language)
  })

  it.each(untellable)('is not guessed from "%s"', (text) => {
    expect(languageOf(text)).toBeUndefined()
  })

  it('depends on the sentences, not on names, addresses and English tool names around them', () => {
    const resume = `Małgorzata Zielińska\nul. Przykładowa 4, Kraków\nSkills: Java, Spring Boot, Docker, Kubernetes
      ${sentences.filter(([language]) => language === 'fr').map(([, text]) => text)}`
    expect(languageOf(resume)).toBe('fr')
  })

  it('is the main language if the summary is in another one', () => {
    const german = `
      Beratung von Kundinnen und Kunden in der Filiale und am Telefon
      Vorbereitung der Unterlagen für Kredite und Versicherungen
      Ich habe zwei Auszubildende betreut und die Einarbeitung neu geordnet.
      Abstimmung mit der Rechtsabteilung bei schwierigen Verträgen
      Auswertung der Beschwerden und Vorschläge an die Leitung der Filiale`
    expect(languageOf(`I am a careful adviser who likes to talk with people.\n${german}`)).toBe('de')
  })

  it('is Chinese for Chinese sentences that name English tools', () => {
    expect(languageOf('使用 Kubernetes 和 PostgreSQL 开发支付平台，负责 Terraform 模块的设计与维护')).toBe(
      'zh',
    )
  })

  it('is English for an English text with a Chinese name', () => {
    expect(languageOf('Wang Xiaoming 王小明\nTaught mathematics to classes of thirty after school.')).toBe(
      'en',
    )
  })
})
