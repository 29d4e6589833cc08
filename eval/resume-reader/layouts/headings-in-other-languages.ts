import type { ResumeLanguage } from '../invented-person.ts'
import type { headingsInEnglish } from './headings-in-english.ts'

type Headings = Record<keyof typeof headingsInEnglish, string>

/** As in English, one list of wordings for each part. */
export const headingsInOtherLanguages: Record<Exclude<ResumeLanguage, 'en'>, Headings> = {
  de: {
    summary:
      'Profil|Kurzprofil|Über mich|Zusammenfassung|Zur Person|Persönliches Profil|Berufliches Profil|Mein Profil|Qualifikationsprofil|Kurz zu mir',
    work: 'Berufserfahrung|Beruflicher Werdegang|Berufliche Erfahrung|Berufspraxis|Werdegang|Berufliche Stationen|Berufliche Tätigkeiten|Arbeitserfahrung|Praktische Erfahrung|Beruflicher Hintergrund|Beschäftigungsverlauf',
    education:
      'Ausbildung|Bildungsweg|Studium|Schul- und Berufsausbildung|Akademischer Werdegang|Ausbildung und Studium|Schulbildung|Aus- und Weiterbildung|Studium und Schule|Akademische Ausbildung',
    certificates:
      'Zertifikate|Weiterbildung|Weiterbildungen|Zertifizierungen|Fortbildungen|Kurse und Zertifikate|Qualifikationen|Lehrgänge|Scheine und Nachweise',
    projects:
      'Projekte|Eigene Projekte|Ausgewählte Projekte|Projekterfahrung|Referenzprojekte|Private Projekte|Freizeitprojekte',
    skills:
      'Kenntnisse|Fähigkeiten|IT-Kenntnisse|Kompetenzen|EDV-Kenntnisse|Fachkenntnisse|Technische Kenntnisse|Besondere Kenntnisse|Kenntnisse und Fähigkeiten|Was ich mitbringe',
    languages: 'Sprachen|Sprachkenntnisse|Fremdsprachen|Fremdsprachenkenntnisse|Meine Sprachen|Sprachliches',
    personal: 'Persönliche Daten|Angaben zur Person|Persönliche Angaben|Zur Person|Personalien|Persönliches',
    contact: 'Kontakt|Kontaktdaten|Anschrift und Kontakt|So erreichen Sie mich|Erreichbarkeit|Adresse',
  },
  fr: {
    summary:
      'Profil|À propos|Résumé|Profil professionnel|Objectif|À propos de moi|Présentation|En bref|Accroche',
    work: 'Expérience professionnelle|Expériences professionnelles|Expérience|Parcours professionnel|Expériences|Emplois|Parcours|Postes occupés|Mon parcours',
    education:
      'Formation|Formations|Études|Diplômes|Formation académique|Cursus|Études et diplômes|Parcours scolaire|Scolarité',
    certificates:
      'Certifications|Certificats|Formations complémentaires|Habilitations|Formations et certifications|Stages de formation|Attestations',
    projects: 'Projets|Projets personnels|Projets réalisés|Réalisations|Projets notables|Projets libres',
    skills:
      'Compétences|Compétences techniques|Savoir-faire|Compétences clés|Outils|Informatique|Connaissances informatiques|Technologies|Ma boîte à outils',
    languages: 'Langues|Compétences linguistiques|Langues parlées|Langues étrangères|Niveau de langues',
    personal: 'Informations personnelles|État civil|Renseignements personnels|Données personnelles|Divers',
    contact: 'Contact|Coordonnées|Me contacter|Pour me joindre|Mes coordonnées',
  },
  es: {
    summary:
      'Perfil|Perfil profesional|Resumen|Sobre mí|Objetivo profesional|Extracto|Acerca de mí|Presentación|Objetivo',
    work: 'Experiencia|Experiencia profesional|Experiencia laboral|Trayectoria profesional|Historial laboral|Trayectoria|Empleos|Vida laboral|Dónde he trabajado',
    education:
      'Formación|Educación|Formación académica|Estudios|Datos académicos|Formación reglada|Estudios realizados|Titulación',
    certificates:
      'Certificaciones|Certificados|Cursos|Formación complementaria|Cursos y certificados|Acreditaciones|Otros cursos',
    projects: 'Proyectos|Proyectos personales|Proyectos destacados|Proyectos propios|Trabajos propios',
    skills:
      'Habilidades|Competencias|Conocimientos|Aptitudes|Competencias técnicas|Habilidades técnicas|Informática|Conocimientos informáticos|Lo que aporto',
    languages: 'Idiomas|Lenguas|Conocimiento de idiomas|Competencia lingüística|Idiomas extranjeros',
    personal: 'Datos personales|Información personal|Ficha personal|Otros datos|Datos generales',
    contact: 'Contacto|Datos de contacto|Cómo contactarme|Dónde encontrarme|Información de contacto',
  },
  nl: {
    summary: 'Profiel|Samenvatting|Over mij|Persoonlijk profiel|Korte introductie|Wie ben ik|Profielschets',
    work: 'Werkervaring|Ervaring|Loopbaan|Professionele ervaring|Arbeidsverleden|Carrière|Relevante werkervaring|Waar ik heb gewerkt',
    education: 'Opleiding|Opleidingen|Onderwijs|Studie|Opleiding en studie|Scholing|Genoten opleidingen',
    certificates: 'Certificaten|Cursussen|Trainingen|Certificeringen|Cursussen en certificaten|Bijscholing',
    projects: 'Projecten|Eigen projecten|Persoonlijke projecten|Geselecteerde projecten|Hobbyprojecten',
    skills:
      'Vaardigheden|Competenties|Kennis|Technische vaardigheden|IT-vaardigheden|Expertise|Computervaardigheden|Wat ik meebreng',
    languages: 'Talen|Talenkennis|Taalvaardigheden|Vreemde talen|Taalbeheersing',
    personal: 'Persoonlijke gegevens|Personalia|Persoonsgegevens|Persoonlijke informatie|Persoonlijk',
    contact: 'Contact|Contactgegevens|Neem contact op|Bereikbaarheid|Adresgegevens',
  },
  pt: {
    summary: 'Perfil|Resumo|Sobre mim|Objetivo|Perfil profissional|Resumo profissional|Apresentação|Síntese',
    work: 'Experiência|Experiência profissional|Histórico profissional|Percurso profissional|Carreira|Atividades profissionais|Onde trabalhei',
    education:
      'Formação|Formação académica|Educação|Formação acadêmica|Escolaridade|Habilitações literárias|Estudos',
    certificates:
      'Certificações|Certificados|Cursos|Formação complementar|Cursos e certificações|Cursos extracurriculares',
    projects: 'Projetos|Projetos pessoais|Projetos em destaque|Projetos próprios|Trabalhos pessoais',
    skills:
      'Competências|Habilidades|Conhecimentos|Competências técnicas|Aptidões|Informática|Conhecimentos técnicos|Ferramentas',
    languages: 'Idiomas|Línguas|Competências linguísticas|Línguas estrangeiras|Conhecimento de línguas',
    personal: 'Dados pessoais|Informação pessoal|Informações pessoais|Identificação|Outros dados',
    contact: 'Contacto|Contato|Contactos|Informações de contato|Fale comigo',
  },
  it: {
    summary: 'Profilo|Profilo professionale|Sommario|Chi sono|Obiettivo|Presentazione|Su di me|In sintesi',
    work: 'Esperienza|Esperienza professionale|Esperienze lavorative|Esperienza lavorativa|Esperienze professionali|Carriera|Percorso professionale',
    education:
      'Istruzione|Formazione|Istruzione e formazione|Titoli di studio|Studi|Percorso di studi|Formazione accademica',
    certificates: 'Certificazioni|Corsi|Attestati|Corsi e certificazioni|Formazione continua|Abilitazioni',
    projects: 'Progetti|Progetti personali|Progetti principali|Progetti propri|Lavori personali',
    skills:
      'Competenze|Competenze tecniche|Capacità|Conoscenze|Competenze informatiche|Capacità e competenze|Strumenti|Cosa so fare',
    languages: 'Lingue|Competenze linguistiche|Lingue straniere|Conoscenze linguistiche|Lingue parlate',
    personal: 'Dati personali|Informazioni personali|Anagrafica|Altri dati|Dati anagrafici',
    contact: 'Contatti|Recapiti|Dove trovarmi|Contattami|Informazioni di contatto',
  },
  pl: {
    summary: 'Profil|Podsumowanie|O mnie|Profil zawodowy|Podsumowanie zawodowe|Cel zawodowy|Krótko o mnie',
    work: 'Doświadczenie|Doświadczenie zawodowe|Przebieg kariery|Historia zatrudnienia|Kariera|Praca zawodowa|Zatrudnienie',
    education: 'Wykształcenie|Edukacja|Wykształcenie i szkolenia|Studia|Przebieg edukacji|Nauka',
    certificates: 'Certyfikaty|Szkolenia|Kursy|Kursy i szkolenia|Szkolenia i certyfikaty|Uprawnienia',
    projects: 'Projekty|Projekty własne|Wybrane projekty|Projekty osobiste|Projekty po godzinach',
    skills:
      'Umiejętności|Kompetencje|Umiejętności techniczne|Znajomość technologii|Technologie|Wiedza|Narzędzia',
    languages: 'Języki|Języki obce|Znajomość języków|Znajomość języków obcych|Kompetencje językowe',
    personal: 'Dane osobowe|Informacje osobiste|Dane|Informacje o mnie|Pozostałe dane',
    contact: 'Kontakt|Dane kontaktowe|Skontaktuj się|Adres i kontakt|Dane do kontaktu',
  },
  sv: {
    summary: 'Profil|Sammanfattning|Om mig|Personlig profil|Kort om mig|Presentation|Vem är jag',
    work: 'Erfarenhet|Arbetslivserfarenhet|Arbetserfarenhet|Anställningar|Yrkeserfarenhet|Karriär|Här har jag arbetat',
    education:
      'Utbildning|Utbildningar|Studier|Akademisk utbildning|Skola och utbildning|Utbildningsbakgrund',
    certificates: 'Certifikat|Certifieringar|Kurser|Kurser och certifikat|Vidareutbildning|Intyg',
    projects: 'Projekt|Egna projekt|Utvalda projekt|Personliga projekt|Fritidsprojekt',
    skills: 'Kompetenser|Färdigheter|Kunskaper|Teknisk kompetens|IT-kunskaper|Verktyg|Mina verktyg',
    languages: 'Språk|Språkkunskaper|Språkfärdigheter|Mina språk|Främmande språk',
    personal: 'Personuppgifter|Personlig information|Personliga uppgifter|Om personen|Övriga uppgifter',
    contact: 'Kontakt|Kontaktuppgifter|Kontakta mig|Så når du mig|Adress och kontakt',
  },
}
