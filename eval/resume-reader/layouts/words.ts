import type { ResumeLanguage } from '../invented-person.ts'

const order: readonly ResumeLanguage[] = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'pl', 'sv']

/** Languages are separated by `;` in the order above, variants by `|`. */
const rows: Record<string, string> = {
  at: 'at|at|with|for ; bei ; chez ; en ; bij ; na ; presso ; w ; på',
  in: 'in ; in ; en ; en ; in ; em ; in ; z zakresu ; i',
  and: 'and ; und ; et ; y ; en ; e ; e ; i ; och',
  as: 'as ; als ; en tant que ; como ; als ; como ; come ; jako ; som',
  Position:
    'Position|Role|Job Title|Title|Designation|Position held|Position Title|Post ; Position|Funktion|Tätigkeit|Beschäftigung als|Stelle ; Poste|Fonction|Poste occupé|Intitulé du poste ; Puesto|Cargo|Función|Puesto desempeñado ; Functie|Rol|Functietitel ; Cargo|Função|Posição ; Posizione|Ruolo|Qualifica|Mansione ; Stanowisko|Rola ; Roll|Befattning|Titel',
  Employer:
    'Employer|Company|Organization|Organisation|Company Name|Firm|Institution|Name of employer ; Arbeitgeber|Firma|Unternehmen|Betrieb ; Employeur|Entreprise|Société ; Empresa|Empleador|Compañía ; Werkgever|Bedrijf|Organisatie ; Empresa|Empregador ; Datore di lavoro|Azienda|Società ; Firma|Pracodawca ; Arbetsgivare|Företag',
  Client:
    'Client|Client|End Client|Customer ; Kunde|Auftraggeber ; Client ; Cliente ; Klant|Opdrachtgever ; Cliente ; Cliente ; Klient ; Kund',
  Place:
    'Location|Place|City|Location|Place of work ; Ort|Standort|Arbeitsort ; Lieu|Ville ; Lugar|Ubicación|Ciudad ; Plaats|Locatie ; Local|Localização ; Luogo|Sede ; Miejsce|Lokalizacja ; Ort|Plats',
  Period:
    'Period|Duration|Dates|Date|Time period|Tenure|Dates Employed|Term|When ; Zeitraum|Dauer|Datum|Zeit ; Période|Dates|Durée ; Período|Fechas|Duración ; Periode|Data|Duur ; Período|Data|Duração ; Periodo|Date|Durata ; Okres|Data|Czas trwania ; Period|Tid|Datum',
  Kind: 'Type|Employment type|Status|Contract|Basis ; Art|Vertragsart|Umfang ; Type de contrat|Contrat ; Tipo de contrato|Jornada ; Dienstverband|Contract ; Tipo de contrato|Vínculo ; Tipo di contratto|Contratto ; Rodzaj umowy|Wymiar ; Anställningsform',
  Project:
    'Project|Project Name|Project Title ; Projekt ; Projet ; Proyecto ; Project ; Projeto ; Progetto ; Projekt ; Projekt',
  Link: 'Link|URL|Website|Repo|Demo ; Link|URL ; Lien|URL ; Enlace|URL ; Link ; Link ; Link ; Link|Adres ; Länk',
  FormDates:
    'Dates|Dates (from – to)|From – to ; Datum|Datum (von – bis)|Daten ; Dates|Dates (de – à) ; Fechas|Fechas (de – a) ; Data|Data (van – tot) ; Datas|Datas (de – até) ; Date|Date (da – a) ; Daty|Daty (od – do)|Okres (od – do) ; Datum|Datum (från – till)',
  FormPosition:
    'Occupation or position held|Position held|Occupation ; Beruf oder Funktion|Funktion oder Tätigkeit ; Fonction ou poste occupé|Profession ou poste ; Profesión o cargo desempeñado|Función o puesto ocupado ; Functie of beroep|Beroep of functie ; Função ou cargo ocupado|Profissão ou cargo ; Lavoro o posizione ricoperti|Tipo di impiego ; Zawód lub zajmowane stanowisko|Zajmowane stanowisko ; Yrke eller befattning|Tjänst eller befattning',
  FormTasks:
    'Main activities and responsibilities|Principal duties ; Wichtigste Tätigkeiten und Zuständigkeiten|Hauptaufgaben ; Principales activités et responsabilités ; Funciones y responsabilidades principales ; Voornaamste werkzaamheden en verantwoordelijkheden ; Principais atividades e responsabilidades ; Principali attività e responsabilità|Principali mansioni ; Główne obowiązki|Najważniejsze zadania ; Huvudsakliga arbetsuppgifter och ansvarsområden',
  FormEmployer:
    'Name and address of employer|Employer name and address ; Name und Adresse des Arbeitgebers ; Nom et adresse de l’employeur ; Nombre y dirección de la empresa o empleador ; Naam en adres van de werkgever ; Nome e morada do empregador ; Nome e indirizzo del datore di lavoro ; Nazwa i adres firmy ; Arbetsgivarens namn och adress',
  FormSector:
    'Type of business or sector|Business or sector ; Tätigkeitsbereich oder Branche ; Type ou secteur d’activité ; Tipo de empresa o sector ; Aard van het bedrijf of sector ; Tipo de empresa ou setor ; Tipo di attività o settore ; Branża lub sektor ; Typ av verksamhet eller sektor',
  FormDegree:
    'Title of qualification awarded|Qualification awarded ; Bezeichnung der erworbenen Qualifikation ; Intitulé du certificat ou diplôme délivré ; Título de la cualificación obtenida ; Naam van het behaalde diploma ; Designação da qualificação atribuída ; Titolo della qualifica rilasciata ; Uzyskany tytuł lub kwalifikacja ; Benämning på erhållen examen',
  FormSubjects:
    'Principal subjects and occupational skills covered|Subjects covered ; Hauptfächer und berufliche Fähigkeiten ; Principales matières et compétences ; Principales materias y capacidades ; Belangrijkste vakken en vaardigheden ; Principais disciplinas e competências ; Principali materie e competenze ; Główne przedmioty i umiejętności ; Huvudämnen och yrkesfärdigheter',
  FormSchool:
    'Name and type of organisation providing education and training|Education provider ; Name und Art der Bildungseinrichtung ; Nom et type de l’établissement ; Nombre y tipo del centro de estudios ; Naam en type van de onderwijsinstelling ; Nome e tipo da instituição de ensino ; Nome e tipo di istituto ; Nazwa i rodzaj uczelni lub szkoły ; Utbildningsanordnarens namn och typ',
  FormLevel:
    'Level in national classification|Level ; Stufe der nationalen Klassifikation ; Niveau dans la classification nationale ; Nivel en la clasificación nacional ; Niveau in de nationale classificatie ; Nível na classificação nacional ; Livello nella classificazione nazionale ; Poziom w klasyfikacji krajowej ; Nivå i nationell klassificering',
  Tasks:
    'Responsibilities|Key responsibilities|Duties|Role & Responsibilities|Main duties|Responsibilities include|Job description|Key tasks|What I did|Main activities and responsibilities ; Aufgaben|Tätigkeiten|Schwerpunkte|Aufgabengebiete|Hauptaufgaben ; Missions|Tâches|Missions principales|Responsabilités ; Funciones|Responsabilidades|Tareas ; Taken|Werkzaamheden|Verantwoordelijkheden ; Responsabilidades|Atividades|Principais atividades ; Attività|Mansioni|Principali attività e responsabilità ; Zakres obowiązków|Obowiązki|Główne zadania ; Arbetsuppgifter|Ansvar',
  Results:
    'Key achievements|Achievements|Accomplishments|Highlights|Results|Selected achievements|Impact|Key wins ; Erfolge|Ergebnisse|Besondere Erfolge ; Réalisations|Résultats ; Logros|Resultados ; Resultaten|Prestaties ; Resultados|Conquistas ; Risultati|Traguardi ; Osiągnięcia ; Resultat|Prestationer',
  Tools:
    'Environment|Technologies|Tech stack|Tools|Technologies used|Stack|Built with ; Technologien|Werkzeuge|Umgebung ; Environnement technique|Technologies|Outils ; Entorno|Tecnologías ; Technieken|Omgeving ; Tecnologias|Ferramentas ; Tecnologie|Strumenti ; Technologie|Narzędzia ; Teknik|Verktyg',
  About:
    'About|Company profile|Business|Industry|Sector ; Branche|Unternehmensprofil ; Secteur|Activité ; Sector|Actividad ; Branche|Sector ; Setor|Ramo ; Settore|Tipo di attività ; Branża ; Bransch',
  Name: 'Name|Full name|First name(s) Surname(s)|Candidate|Applicant|NAME ; Name|Vor- und Zuname|Vor- und Nachname ; Nom|Nom et prénom|Prénom et nom ; Nombre|Nombre y apellidos ; Naam|Voor- en achternaam ; Nome|Nome completo ; Nome|Nome e cognome|Cognome e nome ; Imię i nazwisko ; Namn',
  JobTitle:
    'Title|Position|Profession|Current role|Applying for ; Beruf|Position|Berufsbezeichnung ; Poste|Profession|Métier ; Profesión|Puesto ; Beroep|Functie ; Profissão|Cargo ; Professione|Qualifica ; Zawód|Stanowisko ; Titel|Yrke',
  Phone:
    'Phone|Tel|Mobile|Cell|Tel.|Phone No.|Telephone|Mob|Contact No.|M|T|P|Contact number|Call|PHONE|ph ; Telefon|Tel.|Mobil|Handy|T|Tel ; Tél.|Téléphone|Tél|Portable|Mobile ; Teléfono|Tel.|Móvil|Tlf|Celular ; Telefoon|Tel.|Mobiel|Tel ; Telefone|Tel.|Telemóvel|Celular ; Telefono|Tel.|Cellulare|Cell. ; Telefon|Tel.|Tel. kom.|Nr telefonu ; Telefon|Tel|Mobil|Tfn',
  Email:
    'Email|E-mail|Email|Mail|E|Email ID|Email address|E-Mail|EMAIL|e ; E-Mail|Mail|Email|E-Mail-Adresse ; E-mail|Courriel|Email|Mail|Mél ; Correo electrónico|Email|E-mail|Correo ; E-mail|Email|Mail ; E-mail|Email ; E-mail|Email|Posta elettronica ; E-mail|Email|Adres e-mail ; E-post|Mejl|Epost',
  Address:
    'Address|Location|Based in|Lives in|Address|A|Current location|City|Home|ADDRESS ; Adresse|Anschrift|Wohnort|Ort ; Adresse|Ville|Domicile ; Dirección|Domicilio|Residencia|Ubicación ; Adres|Woonplaats ; Endereço|Morada|Localidade ; Indirizzo|Residenza|Domicilio ; Adres|Miejscowość|Adres zamieszkania ; Adress|Ort|Bostadsort',
  Web: 'Web|Website|LinkedIn|Links|Profiles|Online|W|Portfolio|Homepage ; Web|Website|Profil|Online|Internet ; Site web|Liens|Web|Profil ; Web|Enlaces|Perfil ; Website|Links|Web ; Site|Links|Perfil ; Sito web|Link|Profilo ; Strona|Profil|WWW ; Webb|Länkar|Profil',
  School:
    'School|University|Institution|College/University|Institute|Organisation providing education|College ; Schule|Hochschule|Einrichtung|Universität ; École|Établissement|Université ; Centro|Universidad|Institución ; School|Instelling|Opleidingsinstituut ; Instituição|Universidade|Escola ; Istituto|Università|Ateneo ; Uczelnia|Szkoła ; Skola|Lärosäte',
  Degree:
    'Degree|Qualification|Course|Program|Title of qualification awarded|Examination|Award ; Abschluss|Abschlussgrad|Studienabschluss ; Diplôme|Titre|Formation ; Título|Titulación|Grado ; Diploma|Opleiding|Graad ; Grau|Curso|Título ; Titolo|Titolo di studio|Qualifica conseguita ; Stopień|Tytuł ; Examen|Utbildning',
  Area: 'Major|Field of study|Specialization|Field|Subject|Discipline|Concentration ; Fachrichtung|Studiengang|Fach|Schwerpunkt ; Spécialité|Domaine|Filière ; Especialidad|Campo de estudio ; Richting|Studierichting|Vakgebied ; Área|Especialização ; Indirizzo di studi|Area|Specializzazione ; Kierunek|Specjalność ; Inriktning|Ämne',
  Score:
    'Result|Grade|Score|Final result|Marks|Classification ; Note|Abschlussnote|Ergebnis ; Mention|Note|Résultat ; Nota|Calificación ; Cijfer|Resultaat ; Nota|Média|Classificação ; Voto|Votazione ; Ocena|Wynik ; Betyg|Resultat',
  Certificate:
    'Certification|Certificate|Credential|License|Title ; Zertifikat|Zertifizierung|Bescheinigung ; Certification|Certificat ; Certificación|Certificado ; Certificaat|Certificering ; Certificação|Certificado ; Certificazione|Attestato ; Certyfikat ; Certifikat|Certifiering',
  Issuer:
    'Issued by|Issuer|Issuing organization|Authority|Provider|Body|Awarded by|Issuing body ; Aussteller|ausgestellt von|Anbieter ; Délivré par|Organisme|Émetteur ; Emitido por|Entidad|Organismo ; Uitgever|Uitgegeven door|Instantie ; Emitido por|Entidade ; Rilasciato da|Ente ; Wydany przez|Wydawca ; Utfärdad av|Utfärdare',
  Issued:
    'Issued|Obtained|Date|Earned|Awarded|Completed|Date obtained|Year ; Ausgestellt|Datum|erworben|Erhalten ; Obtenu|Date|Délivré ; Expedición|Fecha|Obtenido ; Behaald|Datum|Uitgegeven ; Emitido|Data|Obtido ; Rilasciato|Data|Conseguito ; Wydano|Data|Uzyskano ; Utfärdad|Datum|Avlagd',
  Credential:
    'Credential ID|Credential|License no.|Certificate no.|ID|Cert #|Verify|Reg. No. ; Zertifikatsnummer|Nr.|ID ; Identifiant|N°|Numéro ; ID de la credencial|N.º ; Referentie|Nummer ; Código da credencial|N.º ; ID credenziale|N. ; Numer|ID ; Nummer|ID',
  State:
    'Status|State|Validity ; Status|Gültigkeit ; Statut|Validité ; Estado|Vigencia ; Status|Geldigheid ; Estado|Validade ; Stato|Validità ; Status|Ważność ; Status|Giltighet',
  Skills:
    'Skills|Technical skills|Skill set|Core skills|Technologies|Tools|Competencies ; Kenntnisse|IT-Kenntnisse|Fähigkeiten ; Compétences|Outils|Connaissances ; Habilidades|Competencias|Conocimientos ; Vaardigheden|Kennis ; Competências|Habilidades ; Competenze|Conoscenze ; Umiejętności|Kompetencje ; Kompetenser|Färdigheter',
  Languages:
    'Languages|Spoken languages|Language skills|Languages known ; Sprachen|Sprachkenntnisse ; Langues ; Idiomas|Lenguas ; Talen|Talenkennis ; Idiomas|Línguas ; Lingue|Lingue conosciute ; Języki|Języki obce ; Språk|Språkkunskaper',
  Certificates:
    'Certifications|Certificates|Licenses|Credentials ; Zertifikate|Zertifizierungen ; Certifications ; Certificaciones|Certificados ; Certificaten|Certificeringen ; Certificações ; Certificazioni ; Certyfikaty ; Certifikat|Certifieringar',
  Language: 'Language|Languages|Tongue ; Sprache ; Langue ; Idioma ; Taal ; Idioma ; Lingua ; Język ; Språk',
  Level:
    'Level|Proficiency|Fluency ; Niveau|Stufe ; Niveau ; Nivel ; Niveau ; Nível ; Livello ; Poziom ; Nivå',
  Skill:
    'Skill|Technology|Tool|Area ; Kenntnis|Technologie ; Compétence|Technologie ; Habilidad|Tecnología ; Vaardigheid ; Competência ; Competenza ; Umiejętność ; Kompetens',
  Years: 'years|yrs|years of experience ; Jahre ; ans ; años ; jaar ; anos ; anni ; lat ; år',
  Summary:
    'Profile|Summary|Objective|About me|In short ; Profil|Kurzprofil ; Profil ; Perfil ; Profiel ; Perfil ; Profilo ; Profil ; Profil',
  Resume:
    'Curriculum Vitae|Resume|Résumé|CV|CURRICULUM VITAE|RESUME|Curriculum vitae|C.V.|Professional Resume|Bio-Data ; Lebenslauf|Tabellarischer Lebenslauf|LEBENSLAUF|Curriculum Vitae ; Curriculum Vitae|CV|CURRICULUM VITAE ; Curriculum Vitae|Currículum|Hoja de vida|CURRÍCULUM VÍTAE ; Curriculum Vitae|CV ; Curriculum Vitae|Currículo|CURRÍCULO ; Curriculum Vitae|CURRICULUM VITAE ; Curriculum Vitae|Życiorys|CV ; CV|Curriculum Vitae|Meritförteckning',
  ResumeOf:
    'Résumé of|Resume of|Curriculum Vitae of|CV of|Resume -|CV – ; Lebenslauf von|Lebenslauf ; CV de|Curriculum vitae de ; Currículum de|CV de ; CV van|Curriculum vitae van ; Currículo de ; Curriculum vitae di|CV di ; CV – ; CV för',
  Page: 'Page ; Seite ; Page ; Página ; Pagina ; Página ; Pagina ; Strona ; Sida',
  of: 'of ; von ; sur ; de ; van ; de ; di ; z ; av',
  Updated:
    'Updated|Last updated|Revised|As of|Last updated on ; Stand|Aktualisiert ; Mis à jour ; Actualizado ; Bijgewerkt ; Atualizado ; Aggiornato ; Aktualizacja ; Uppdaterad',
  Confidential:
    'CONFIDENTIAL|Confidential|Private & Confidential|Strictly confidential ; Vertraulich ; Confidentiel ; Confidencial ; Vertrouwelijk ; Confidencial ; Riservato ; Poufne ; Konfidentiellt',
  Photo:
    '[Photo]|Photo|(photo attached)|[ photo ] ; Foto|Lichtbild|[Foto] ; Photo|[Photo] ; Foto ; Foto ; Foto ; Foto|[foto] ; Zdjęcie ; Foto',
  Contact:
    'Contact|CONTACT|Contact details|Get in touch|Personal details ; Kontakt|Kontaktdaten ; Contact|Coordonnées ; Contacto|Datos de contacto ; Contact|Contactgegevens ; Contato|Contactos ; Contatti|Recapiti ; Kontakt|Dane kontaktowe ; Kontakt|Kontaktuppgifter',
  Graduated:
    'Graduated|Graduation|Completed|Class of|Graduation date: ; Abschluss|Abgeschlossen ; Obtenu en|Diplômé en ; Titulado en|Finalizado ; Afgerond|Diploma behaald ; Concluído em ; Conseguito nel|Diploma ; Ukończono ; Examen|Avslutad',
  FromWord: 'From ; Von ; De ; Desde ; Van ; De ; Da ; Od ; Från',
  ToWord: 'To ; Bis ; À ; Hasta ; Tot ; Até ; A ; Do ; Till',
  Hours:
    'Hours per week|Hours|Hours worked per week|Hrs/wk ; Wochenstunden ; Heures par semaine ; Horas por semana ; Uren per week ; Horas por semana ; Ore settimanali ; Godziny tygodniowo ; Timmar per vecka',
  More: 'Additional Information|Other Information|Additional|Miscellaneous|Further Information|Other ; Sonstiges|Weitere Angaben|Weitere Kenntnisse ; Divers|Informations complémentaires ; Otros datos|Información adicional ; Overig|Aanvullende informatie ; Outras informações|Informações adicionais ; Altre informazioni|Ulteriori informazioni ; Dodatkowe informacje|Inne ; Övrigt',
  CareerBegan:
    'Earlier roles|Previous experience|Earlier career|Other experience|Earlier ; Frühere Tätigkeiten ; Expériences antérieures ; Experiencia anterior ; Eerdere functies ; Experiência anterior ; Esperienze precedenti ; Wcześniejsze stanowiska ; Tidigare roller',
}

/** A person words a thing the same way all through: `pick` chooses once for each word. */
export function wordingIn(input: {
  language: ResumeLanguage
  pick: (variants: readonly string[]) => string
}): (key: string) => string {
  const column = order.indexOf(input.language)
  const chosen = new Map<string, string>()
  return (key) => {
    const known = chosen.get(key)
    if (known !== undefined) return known
    const variants = rows[key]?.split(' ; ')[column]
    if (variants === undefined) throw new Error(`There are no words for "${key}"`)
    const word = input.pick(variants.split('|'))
    chosen.set(key, word)
    return word
  }
}
