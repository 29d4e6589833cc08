import { phraseList } from './word-list.ts'

/** How a letter begins, in the supported languages. */
export const letterOpenings = phraseList(`
dear | to whom it may concern | sehr geehrte | sehr geehrter | sehr geehrtes | liebe | lieber | guten tag |
madame, monsieur | madame | monsieur | cher | chère | estimado | estimada | estimados | muy señor mío |
a quien corresponda | gentile | gentili | egregio | spettabile | caro | cara | prezado | prezada |
exmo | exmos | exma | geachte | beste | szanowny | szanowna | szanowni | bästa | hej
`)

/** How a letter ends. */
export const letterClosings = phraseList(`
sincerely | yours sincerely | yours faithfully | yours truly | sincerely yours | best regards | kind regards |
warm regards | regards | respectfully | with kind regards | best wishes | mit freundlichen grüßen |
mit freundlichem gruß | mit besten grüßen | freundliche grüße | viele grüße | hochachtungsvoll | cordialement |
bien cordialement | salutations distinguées | veuillez agréer | je vous prie d'agréer | atentamente |
un cordial saludo | saludos cordiales | un saludo | cordiali saluti | distinti saluti | in fede | atenciosamente |
com os melhores cumprimentos | cumprimentos | met vriendelijke groet | met vriendelijke groeten | hoogachtend |
z poważaniem | z wyrazami szacunku | med vänliga hälsningar | vänliga hälsningar | med vänlig hälsning
`)

/** What only a letter of application speaks of. */
export const applicationWords = phraseList(`
apply | applying | application | position | vacancy | job opening | cover letter | hiring | candidate | interview |
my resume | my cv | bewerbung | bewerbe | stelle | ausschreibung | anschreiben | lebenslauf | vorstellungsgespräch |
candidature | poste | offre d'emploi | entretien | lettre de motivation | solicitud | puesto | vacante | candidatura |
currículum | entrevista | posizione | colloquio | vaga | sollicitatie | solliciteer | vacature | functie |
aplikuję | aplikacja | stanowisko | rekrutacja | list motywacyjny | ansökan | söker | tjänsten | tjänst
`)

/** What another kind of document calls itself or its parts, at the beginning of a line. */
export const otherDocumentWords = phraseList(`
ingredients | for the dough | for the filling | method | directions | preparation time | prep time | cook time |
cooking time | serves | servings | makes | instructions | recipe | zutaten | zubereitung | rezept | ingrédients |
préparation | recette | ingredientes | preparación | preparo | receta | receita | ingredienti | preparazione |
procedimento | ricetta | ingrediënten | bereiding | recept | składniki | przygotowanie | przepis | ingredienser |
gör så här | invoice | invoice number | invoice no | invoice date | bill to | amount due | total due | subtotal |
due date | payment terms | receipt | quotation | purchase order | rechnung | rechnungsnummer | rechnungsdatum |
zahlbar bis | gesamtbetrag | zwischensumme | mwst | facture | total ttc | sous-total | montant dû | factura |
base imponible | importe total | fattura | imponibile | totale fattura | fatura | total a pagar | factuur |
factuurnummer | totaalbedrag | faktura | kwota | razem | fakturanummer | att betala | lease agreement |
this agreement | terms and conditions | table of contents | abstract | chapter | agenda | minutes of the meeting |
attendees | shopping list | itinerary
`)
