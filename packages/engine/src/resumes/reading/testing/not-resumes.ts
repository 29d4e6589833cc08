/** Texts that are no resumes, by what they are. */
export const notResumes: Readonly<Record<string, string>> = {
  recipe: `Grandma's Lemon Cake

Ingredients
200 g butter
4 eggs
250 g flour
2 lemons

Method
Heat the oven to 180 degrees. Beat the butter and the sugar until pale.
Add the eggs one by one, then fold in the flour.
Bake for 45 minutes and let it cool.`,
  'German recipe': `Kartoffelsuppe
Zutaten
1 kg Kartoffeln
2 Möhren
Zubereitung
Die Kartoffeln schälen und in Würfel schneiden.
Alles 20 Minuten kochen und pürieren.`,
  invoice: `Northgate Web Services Ltd
12 Quay Road, Bristol
billing@northgate.example.com | +44 117 496 0123

Invoice
Invoice number: 2024-0193
Invoice date: 3 March 2024
Bill to: Harrow Dental Practice

Website maintenance, February 2024     £400.00
Consultant hours, 6 at £80             £480.00
Subtotal                               £880.00
Total due                              £1,056.00
Payment terms: 30 days`,
  poem: `The Harbour in November

The gulls have gone inland again,
the boats lie still and grey,
and all the salt of summertime
is slowly washed away.

I count the lamps along the pier,
I count them one by one,
and none of them remembers now
the colour of the sun.`,
  'news article': `Council approves new cycle bridge over the river

The city council voted on Tuesday to build a cycle bridge between the old docks and the station, ending a debate that had lasted for eleven years.
The bridge will cost 14 million and is to open in the spring of 2028, said the head of planning, who called it a good day for everybody who does not drive.
Opponents fear that the work will block the quay for months. A petition against it was signed by more than two thousand people last year.
Construction begins after the summer, when the last permits are expected.`,
  'business letter': `Dear Mrs Palmer,

Thank you for your order of 14 February. We are sorry to tell you that the blue curtains are out of stock.
We expect the next delivery at the end of the month and will send them without any charge for postage.

Kind regards,
Oliver Stead
Customer Service`,
  'shopping list': `milk
bread
two onions
washing powder
birthday card for Tom`,
  'meeting minutes': `Minutes of the meeting of 12 May
Attendees: Priya, Jonas, Wen
Agenda
1. Budget for the summer fair
2. Who brings the tent
The budget was accepted. Jonas will ask the school for the tent.`,
}

export const coverLetters: Readonly<Record<string, string>> = {
  English: `Lena Hartwig
lena.hartwig@example.com
14 June 2024

Dear Hiring Manager,

I am writing to apply for the position of Data Analyst at Brightline Energy. For the last four years I have worked as an analyst at a housing association, where I built the monthly reports and taught myself Python.
I would be glad to tell you more in an interview.

Yours sincerely,
Lena Hartwig`,
  German: `Sehr geehrte Frau Sommer,

mit großem Interesse habe ich Ihre Ausschreibung gelesen. Hiermit bewerbe ich mich um die Stelle als Systemadministrator. Zurzeit betreue ich die Server einer Klinik.

Mit freundlichen Grüßen
Jonas Wetter`,
  French: `Madame, Monsieur,

Votre offre d'emploi a retenu mon attention et je vous adresse ma candidature au poste de développeuse. Je travaille depuis trois ans dans une petite agence.

Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.
Claire Vasseur`,
}
