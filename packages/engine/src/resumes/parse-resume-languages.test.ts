import { describe, expect, it } from 'vitest'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

describe('resumes in other languages', () => {
  it('German', () => {
    const { document, language } = parse(`
      Lebenslauf
      Jürgen Weiß
      Musterstraße 12, 10115 Berlin
      Telefon: 030 5550142
      juergen.weiss@example.com

      Berufserfahrung
      03/2019 – heute || Softwareentwickler
      Beispiel Software GmbH, Berlin
      - Entwicklung und Betrieb der Plattform für die Abrechnung mit Java und Kubernetes
      Seit 2015 bis 2019 || Systemadministrator
      Rechenzentrum Nord AG, Hamburg
      - Betreuung der Server und Netzwerke

      Ausbildung
      2010 – 2014 || Bachelor of Science Informatik
      Technische Universität Berlin
      Note: 1,7

      Kenntnisse
      Java, Spring Boot, Docker

      Sprachen
      Deutsch – Muttersprache
      Englisch – verhandlungssicher
    `)
    expect(language).toBe('de')
    expect(document.basics).toMatchObject({
      name: 'Jürgen Weiß',
      phone: '030 5550142',
      location: { city: 'Berlin', postalCode: '10115' },
    })
    expect(document.work).toMatchObject([
      {
        position: 'Softwareentwickler',
        name: 'Beispiel Software GmbH',
        location: 'Berlin',
        startDate: '2019-03',
        current: true,
      },
      {
        position: 'Systemadministrator',
        name: 'Rechenzentrum Nord AG',
        location: 'Hamburg',
        startDate: '2015',
        endDate: '2019',
      },
    ])
    expect(document.education).toMatchObject([
      { institution: 'Technische Universität Berlin', score: '1,7', endDate: '2014' },
    ])
    expect(document.languages).toEqual([
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'verhandlungssicher' },
    ])
  })

  it('French', () => {
    const { document, language } = parse(`
      Chloé Martin
      Ingénieure logiciel
      75011 Paris | 06 39 98 01 42 | chloe.martin@example.com

      EXPÉRIENCES PROFESSIONNELLES
      Développeuse Python chez Atelier du Code, Lyon
      janvier 2018 – août 2021
      - Conception et développement d'une plateforme de données pour les équipes de vente
      - Mise en place de l'intégration continue avec GitLab

      FORMATION
      Diplôme d'ingénieur, INSA Lyon, 2012 - 2017

      COMPÉTENCES
      Python, Django, PostgreSQL

      LANGUES
      Français (langue maternelle), Anglais (courant)

      CENTRES D'INTÉRÊT
      Escalade et photographie
    `)
    expect(language).toBe('fr')
    expect(document.work).toMatchObject([
      {
        position: 'Développeuse Python',
        name: 'Atelier du Code',
        location: 'Lyon',
        startDate: '2018-01',
        endDate: '2021-08',
      },
    ])
    expect(document.education).toMatchObject([{ institution: 'INSA Lyon', studyType: "Diplôme d'ingénieur" }])
    expect(document.languages).toHaveLength(2)
    expect(document.other).toEqual([{ heading: "CENTRES D'INTÉRÊT", lines: ['Escalade et photographie'] }])
  })

  it('Spanish', () => {
    const { document, language } = parse(`
      José Ángel Muñoz Peña
      Madrid, España · 655 501 420 · jamunoz@example.com

      EXPERIENCIA LABORAL
      Desarrollador web en Soluciones Alba S.L.
      marzo de 2019 - actualidad
      - Desarrollo de la tienda en línea con Vue.js para los clientes de la empresa
      Técnico de soporte, Redes del Sur
      2016 - 2019
      - Atención a los usuarios y gestión de las incidencias

      FORMACIÓN ACADÉMICA
      Grado en Ingeniería Informática, Universidad de Granada, 2012 - 2016

      IDIOMAS
      Español: nativo
      Inglés: B2
    `)
    expect(language).toBe('es')
    expect(document.basics.name).toBe('José Ángel Muñoz Peña')
    expect(document.work).toMatchObject([
      { position: 'Desarrollador web', name: 'Soluciones Alba S.L.', startDate: '2019-03', current: true },
      { position: 'Técnico de soporte', name: 'Redes del Sur', startDate: '2016', endDate: '2019' },
    ])
    expect(document.education).toMatchObject([
      { institution: 'Universidad de Granada', studyType: 'Grado', area: 'Ingeniería Informática' },
    ])
    expect(document.languages).toEqual([
      { language: 'Español', fluency: 'nativo' },
      { language: 'Inglés', fluency: 'B2' },
    ])
  })

  it('Polish', () => {
    const { document, language } = parse(`
      Małgorzata Zielińska
      malgorzata@example.com

      Doświadczenie zawodowe
      Programistka Java, Wisła Soft Sp. z o.o., Kraków
      lipiec 2018 – obecnie
      - Tworzenie usług dla systemu płatności oraz praca z bazami danych
      - Wdrożenie testów i analiza wymagań przez cały czas trwania projektu

      Wykształcenie
      Inżynier, Politechnika Krakowska, 2014 – 2018

      Umiejętności
      Java, Spring, Docker
    `)
    expect(language).toBe('pl')
    expect(document.work[0]).toMatchObject({ startDate: '2018-07', current: true })
    expect(document.education[0]).toMatchObject({ institution: 'Politechnika Krakowska', endDate: '2018' })
  })

  it('Chinese', () => {
    const { document, language } = parse(`
      王小明
      wang.xm@example.com
      工作经历
      2019年3月 - 至今 || 软件工程师 || 北京示例科技有限公司
      - 负责支付平台的设计与开发，使用 Java 和 Kubernetes，提高系统稳定性，并带领团队完成多个项目的交付与上线工作
      教育背景
      2012年9月 - 2016年6月 || 计算机科学 本科 || 北京示例大学
    `)
    expect(language).toBe('zh')
    expect(document.basics.name).toBe('王小明')
    expect(document.work).toMatchObject([{ startDate: '2019-03', current: true }])
    expect(document.education).toMatchObject([
      { startDate: '2012-09', endDate: '2016-06', institution: '北京示例大学' },
    ])
  })
})
