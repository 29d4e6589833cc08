import type { MentorKind } from '../mentor-kind.ts'

export const credentialsKinds: readonly MentorKind[] = [
  {
    id: 'cert.worth',
    asking: 'whether a certificate is worth it',
    needs: ['role', 'skill'],
    examples: [
      'are certifications worth it',
      'is the AWS cert worth the money',
      'do employers care about certificates',
      'does a Coursera certificate count for anything',
      'is security+ still useful',
      'my colleague says certs are worthless, true?',
      'will a Scrum Master certificate help me get hired',
      'certificate or project, what impresses more',
      'is google data analytics cert respected',
      'PMP worth it for a technical project manager?',
      'would a kubernetes certification bring me anything',
      'should I bother getting certified in Azure',
      'do udemy certificates matter',
      'is CKA still valued by recruiters',
      'everyone on linkedin has 10 badges, do I need them too',
      'I have 3 certs and nobody calls me',
      'do certificats really open doors',
      'ISTQB, waste of time or not',
      'would a certificate replace the experience I lack',
      'my company would pay for an exam, take it?',
      'are expired certs a problem',
      'does CISSP make sense before having a job in security',
      'is it bad to have no certs at all as a devops engineer',
      'how much weight has a terraform associate exam',
      'certs or degree for cloud',
      'got certified last year and it changed nothing',
      'is it worth to renew my Oracle cert',
      'hiring managers opinion on certificates',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's bitter to study for months, pass, and hear nothing. The certificate isn't worthless; it just can't do the part where somebody sees you work.",
          "You did what everybody told you to do, and the phone stayed quiet. That says more about what certificates can't do than about you.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'One certificate can get your resume past the first reader; a second and a third rarely add anything without something you built.',
          "It's worth it as a door opener in some fields and as decoration in others. For a newcomer it never replaces a thing you can show.",
          'Useful, within limits: it proves that you finished something hard and know the vocabulary, and nobody takes it as proof that you can do the job.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With work behind you, a certificate is worth it in two cases: your employer pays or profits from it, or you're moving into an area where nobody has seen you yet.",
          'For somebody in the field, the exam itself matters little and the studying sometimes a lot, because it fills holes that daily work leaves.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'A cross-check for {skill}: it is {skillShare} ({skillShareSource}). Check how many of those ads name the certificate too, and not only the skill.',
          'In the ads, {skill} itself is {skillShare} ({skillShareSource}); the exam on top is a bonus in most of them.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role}, ads ask most for {topSkills}. A certificate outside of those is a hobby, if a respectable one.',
          "Your heaviest gap toward {role} is {gap1}. A certificate that makes you learn it is worth more than a famous one that doesn't.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'In cloud, networking and security, certificates count more, because customers and tenders ask for them. In software development hardly anyone reads that section.',
          "A hiring manager has thirty seconds. A known certificate says 'this person will understand the words'. A running project with a clear description says 'this person has done it'.",
          'Exams test choosing among four answers. Jobs test what you do when none of the four is on the screen.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Count before you pay: open twenty local ads for the role you want and tally how many name that exact certificate. If it's fewer than a quarter, put the hours into a project.",
          'If you do it, build as you learn: for each chapter, one small thing in your own account or repository. Then you leave with the certificate and with something to show.',
          'Prefer exams with a hands-on part, where you sit at a terminal. People who hire know the difference.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Ask your employer to pay and to give you the days, with one sentence on what the team gets from it. Partners of cloud providers often need certified people on paper.',
          "If it's for a raise, ask first whether it would change anything. In many companies it doesn't, and then the time is better spent on a visible piece of work.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'One certificate, at entry level, in the field you want, and then stop. After that every free hour belongs to a project and to applications.',
          'Put the completion badges of online courses in one line at the bottom, or leave them out. Nobody was ever hired for watching.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Beware of collecting them because studying feels safer than applying. There are resumes with nine badges and not one finished project.',
          'Many expire after a few years, and renewing costs again. Count that in before you begin.',
          'An advanced certificate without any practice can even hurt: interviewers then ask at that level.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, open ten ads for your role and note in two columns which ask for a certificate and which for experience with the thing.',
          'Look up the exam outline of the one you have in mind and mark what you could already explain. It shows you what you would be paying for.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Before you pay for any exam, do what costs nothing first: {nextStep}.',
          'The exam can wait a week; this needs no fee: {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which one do you have in mind, and who pays for it?',
          'Do you want it for the learning or for the line in the resume?',
        ],
      },
    ],
    actions: [
      'Which certificate should I get?',
      'What project could I build?',
      'How do I prove my level?',
      'Do I need a degree?',
    ],
    opens: ['learning-path', 'career-analytics'],
  },
  {
    id: 'cert.which',
    asking: 'which certificate to get for {role}',
    needs: ['role', 'skill'],
    examples: [
      'which certificate should I get',
      'best cert for cloud engineer',
      'what certification first for cybersecurity',
      'AWS or Azure certification?',
      'recommend a certificate for data engineers',
      'CompTIA A+ or Network+',
      'top 3 certs for devops',
      'which exam should I take next after AZ-900',
      'solutions architect associate vs developer associate',
      'wich certificate is the easiest to begin with',
      'CISSP or CISM or CEH, what to choose',
      'what certs do product managers have',
      'is there a good cert for backend developers',
      'PMP or Prince2',
      'which Google certificate fits a beginner',
      'CKA or CKAD first?',
      'I want to get certified, where do I begin',
      'name me the most valuable certifications this year',
      'best security cert for somebody from networking',
      'professional scrum master or certified scrum master',
      'my boss gives me budget for one certificate, help me choose',
      'Databricks or Snowflake cert for data people',
      'certificate path for site reliability',
      'what should i certify in to become ML engineer',
      'RHCSA or LPIC',
      'what certificates look good on a QA resume',
      'the right order for the microsoft certs',
      'entry level cert without experience needed',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "For {role}, take the one that forces you to learn {gap1}, since that's the heaviest thing you lack; the logo comes second.",
          "Choose by your gap and not by the ranking lists: toward {role} that's {gap1}, so look for a recognized exam that covers it.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Take the one for the technology your present or next employer runs in production. A certificate you can use the same week is worth two that you can't.",
          'Pick the exam one level above what you do daily, in the same technology. Below it you learn nothing, and in another stack nobody asks.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Take the one that the ads in your own area name most. That changes from town to town, and twenty ads will tell you.',
          "One that's hands-on, known to recruiters, and at the level just above yours. Of those, usually only one or two are left.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Hold the exam outline against what {role} ads ask for most, {topSkills}. The more overlap, the better the choice.',
          'The skills named most for {role} are {topSkills}. A certificate that covers two of them beats one that covers none, whatever its fame.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Since you already hold {skillsHeld}, leave out the exams on those and spend the fee on something that you can't show yet.",
          'Your profile shows {skillsHeld} already. An exam on one of those is quickly passed and adds the least.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "A rough map: in cloud, the associate level of the provider your local ads name; in security, a general entry exam such as Security+ first; for Kubernetes, the CKA, because it's done at a terminal.",
          'By field it goes like this: cloud and security people read certificates, data people glance at them, software developers skip them, and in project management PMP counts once you have the years for it.',
          'Entry exams called "fundamentals" teach the vocabulary and impress nobody. Use them as a warm-up, if at all, and go on to the level with practical tasks.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Between the big cloud providers, the ideas are the same and only the names change. The right one is the one used where you want to work.',
          'Vendor-neutral exams age slowly and open many doors a crack. Vendor exams age fast and open a few doors wide.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Decide like this: twenty ads, tally the certificates, take the top two, read both outlines, choose the one where you could build something for half of the chapters.',
          'Book the exam date before you begin, some ten weeks out. Without a date, studying for a certificate stretches like chewing gum.',
          'Use the official outline as your list, one good course, and the official practice exams. When you pass those twice with room to spare, go.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a newcomer take exactly one, of entry or associate level, and put one project of your own beside it on the same subject. Together they work; the certificate alone rarely does.',
          'Ask two people who hire for that role which certificate they would notice. They may say none, and that saves you months.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If your employer pays, ask which partner levels they need certified people for. You may find they want exactly what you'd have chosen.",
          "For security or architecture, an advanced exam after some years in the job carries weight. Before that it's a label on an empty jar.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't go by lists of the best-paid certificates. Those people are paid for ten years of work and have the certificate on top.",
          'Check what it costs to keep: some want a renewal exam, some want yearly fees.',
          'Some advanced ones demand proof of years on the job before you may use the title. Read that page first.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, tally which certificates twenty local ads name. It takes forty minutes and decides the matter.',
          'Download two exam outlines tonight and mark each line with can, half, or no.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which provider or tools do the employers around you use?',
          'Is it for the first job, for a raise, or for moving into another area?',
        ],
      },
    ],
    actions: [
      'Is a certificate worth it?',
      'Which skills are in demand?',
      'What should I learn next?',
      'Which course should I take?',
    ],
    opens: ['learning-path', 'career-analytics'],
  },
  {
    id: 'degree.need',
    asking: 'whether you need a degree for {role}',
    needs: ['role'],
    examples: [
      'do I need a degree for this',
      'is a computer science degree necessary for software engineer',
      'should I go back to university',
      'do companies still require a bachelor',
      'degree or bootcamp or nothing',
      'should I finish my studies or start working right away',
      'is it worth starting a CS degree at 35',
      'would an online bachelor help me get into data science',
      'can I get a job in security without studying for 3 years',
      'i dropped out, should i finish the degree',
      'will an associate degree be enough',
      'my parents insist I study informatics first',
      'does every job ad mean it when they say bachelor required',
      'part time degree next to my job, good idea?',
      'WGU or self taught',
      'are there jobs in cloud where you dont need college',
      'bachelor in IT vs in computer science',
      'must one have a diploma for machine learning engineer',
      'thinking of enrolling at the open university',
      'is univeristy useful at all in tech nowadays',
      'apprenticeship instead of a degree?',
      'does the name of the university matter',
      'do I need formal education for product manager',
      'will I hit a ceiling later if I never study',
      'is college worth the debt for programming',
      'employer pays for a degree if I stay 3 years, do it?',
      'how important is formal schooling for solutions architects',
      'Second bachelor in informatics, yes or no',
    ],
    reply: [
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For most IT roles no; for research, some machine learning, and parts of government and large old companies, yes or nearly.',
          'You can get there without, and many do. It takes longer to get the first interview and makes little difference after the second job.',
          "In practice it's a filter at the first gate. Past that gate nobody asks what you studied, they ask what you did.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Once you have some years in the field, a degree changes little, apart from a few employers that tie pay grades to it.',
          'With work to show, the missing degree worries you more than it worries anybody else. It matters for some management ladders, public jobs, and certain visas.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'About getting in, this much has a source behind it: {entryNote}.',
          'For {role} you already hold {skillsHeldCount} required skills, and none of them asks how you came by it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For comparison, your path to {role} without any degree comes to {pathDuration} at {hoursPerWeek} hours a week. A bachelor's takes years of your life and of your income.",
          'What {role} ads name most is {topSkills}. Compare that with the curriculum you have in mind, course by course.',
        ],
      },
      {
        place: 'reason',
        texts: [
          '"Bachelor required" in an ad is often a line somebody copied. "Or equivalent experience" next to it is meant seriously, and even where it is missing, many would talk to you.',
          "What a degree gives: time to think, theory that lasts, classmates who become your network, and internships open only to students. What it doesn't give: practice in working code.",
          'Fields differ. Networks, support, cloud, testing and web care least; machine learning, embedded and research care most.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before enrolling, take twenty ads you would really apply for and split them into three piles: degree demanded, degree or experience, not mentioned. Those piles know more than opinions do.',
          'Learn the three pieces of theory that self-taught people tend to lack and interviewers like to poke at: data structures, how networks work, how databases keep their promises. One winter of evenings does it.',
          "Apply to the places that don't sort by degree: smaller companies, consultancies with their own training, your present employer, and people who know your work.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you want the paper anyway, choose a part-time program that counts what you have done before, and go on working in the field meanwhile. The combination is strong.',
          "If you have half a degree, ask the registrar what's missing to finish. Two missing courses are worth closing; starting over from zero seldom is.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Carry your old profession into it: {transferable}. A degree takes years to give what you already have there.',
          'An apprenticeship or a paid trainee program is the option most people overlook. It pays, it teaches, and it ends with a piece of paper.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't go to study in order to put off the decision. It's an expensive waiting room.",
          "Without a degree you'll be sorted out by some machines in the first round, however good you are. Plan for more applications and more direct contact.",
          'Count the whole price: fees, plus the pay you give up, plus the interest if you borrow.',
        ],
      },
      {
        place: 'next',
        texts: [
          'This week, sort twenty ads by what they say about degrees (demanded, experience also accepted, not mentioned) and see which pile is the biggest.',
          'Ask one person in your target role, without a degree, how they got the first interview. You find them by searching the job title and "self-taught".',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What would the degree be for: the knowledge, the paper, or your family?',
          'Have you been turned down for it, or do you only expect to be?',
        ],
      },
    ],
    actions: [
      'Bootcamp or self-study?',
      'Is a certificate worth it?',
      "What's missing for the role?",
      'How do I get experience without a job?',
      'Is a master worth it?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'degree.masters',
    asking: "whether a master's or a doctorate is worth it",
    needs: ['role'],
    examples: [
      'is a masters in computer science worth it',
      'should I do a master or get a job',
      'MBA or technical master',
      'do I need a PhD for machine learning',
      'Would an MSc help me move into data science',
      'online masters like OMSCS, good idea?',
      'masters part time while working as a backend dev',
      'is an MBA useful for product managers',
      'does a master raise the salary',
      'conversion master for people from other fields, thoughts',
      'i have a bachelor in biology, master in bioinformatics?',
      'master in cybersecurity or certifications',
      'will a MSc from abroad open doors',
      'quit my job for a masters degree?',
      'PhD dropout, how does that look',
      'should I do the doctorate my professor offers me',
      'is my master too theoretical for industry',
      'executive MBA at 45?',
      'master of data analytics costs 40k, worth?',
      'without a masters can I become research engineer',
      'do hiring managers prefer msc over bsc',
      'postgraduate diploma in cloud computing',
      'im thinking to do masters in AI after 5 years of work',
      'does an mba help to become CTO',
      'one more year for the masters thesis or accept the offer',
      'grad school or more experience',
      'masters programm in software engineering for a teacher',
      'is a phd overkill for data engineering',
    ],
    reply: [
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "A master's is a fair way in if it comes with internships and people, and a costly one if you only want what its courses teach.",
          'For switching fields it can work, above all a conversion program with placements. The same knowledge without the paper is cheaper to have.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Rarely for the pay, sometimes for a change of direction: into machine learning, research, or a company that ties its ladder to degrees.',
          "With experience in hand, a master's is worth it if it takes you into a room you can't enter otherwise. If you can't name the room, leave it.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'It depends on the role. For research and part of machine learning it opens doors; for nearly everything else, two years of work open more.',
          'Worth it for the few doors that are locked without it, and a detour for the rest. So the first question is which door.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For scale: the median for {role} is {payMedian} ({paySource}), and a year of studying full time means a year without it.',
          'What counts for {role} in ads is {topSkills}. Check how many of them the program teaches with your hands and not only on slides.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Compare it with your own path: {pathDuration} at {hoursPerWeek} hours a week, with {gap1} to begin with.',
          'You hold {skillsHeldCount} required skills for {role} already, so check how much of the program would be news to you.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'You pay for three things: teaching, people and a name. Online programs mostly deliver the teaching, and that is the part you can get for free.',
          'A doctorate is training for research. Outside of research it counts as experience in a niche, and some managers read it as "slow and deep", for better or worse.',
          'An MBA changes how business people look at you and leaves engineers cold. With a sponsor and a plan it can pay; out of boredom never.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find five alumni of just that program who finished two years ago, and ask each what they do now and whether the degree got them there. Their titles tell you more than the brochure.',
          "Ask the school for placement numbers in writing, and how many of those students worked in the field before. It's the second number that's sobering.",
          'Try it out: take a single course as a guest or online, at graduate level. If you still enjoy the problem sets in week six, that speaks for it.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Part time, paid by the employer, with a thesis on a real problem of the company: that's the version that nearly always pays off.",
          "Before that, try the same turn inside the company: join the team you would like to end up in for a quarter, and see whether the degree is really what's missing.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Choose a program with a paid placement in it. For somebody from another field that half year is worth more than all the lectures together.',
          'Your first subject is an asset in it: {transferable}. A thesis where both worlds meet is a job application in itself.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you have an offer in the field you want, the job is nearly always the better teacher. The master's can wait; the offer won't.",
          "Don't borrow a large sum on the hope of a salary that others got in better years.",
          "A master's without any practice makes an awkward candidate: too expensive for a junior opening and too green for the rest.",
        ],
      },
      {
        place: 'next',
        texts: [
          'This week, write to two alumni of the program. One short question each: would you do it again, and what for?',
          'Write one sentence that begins "After it I can apply for" and one that begins "which I cannot now because". If you cannot finish the second, you have your answer.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which door is closed to you at present that the degree would open?',
          'Who would pay for it, and could you keep working?',
        ],
      },
    ],
    actions: [
      'Do I need a degree?',
      'What does the role pay?',
      'Which certificate should I get?',
      'How do I earn more?',
    ],
    opens: ['career-path', 'career-analytics'],
  },
  {
    id: 'portfolio.need',
    asking: 'whether you need a portfolio',
    needs: ['role'],
    examples: [
      'do I need a portfolio',
      'is a portfolio really necessary for data analysts',
      'how many projects should a portfolio have',
      'do recruiters even look at portfolios',
      'portfolio website or just a resume',
      'what should a portfolio contain',
      'do cybersecurity people have portfolios',
      'should I build my own site to show my work',
      'senior dev without public projects, problem?',
      'all my work is under NDA, what do I show',
      'my portfolio looks cheap, does it matter',
      'is one good project enough',
      'I have only tutorial projects in there, is that bad',
      'how do I present my projects',
      'is it worth making a personal page',
      'do devops engineers need something to show',
      'what makes a portfolio stand out',
      'where do i host my portfolio',
      'quality or quantity of projects?',
      'no time for side projects, will this hurt me',
      'portfollio for product manager, how does it look',
      'i dont have anything to show to employers',
      'do they click on the links in my application',
      'can I put group projects in the portfolio',
      'my bootcamp projects are the same as everyone elses',
      'should i include my old design work in the portfolio',
      'what do hiring people look at first in a portfolio',
      'is a notion page ok as a portfolio',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "An empty portfolio feels like a locked door. It opens with one project, small and finished, so you're closer than it looks.",
          'Everyone starts with nothing to show. The first piece takes longest, and after it you have a portfolio.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Without IT jobs behind you, yes: one or two finished projects are the only proof a stranger can check.',
          "You need something to show, and it needn't be called a portfolio. Two finished things with a good description do more than a site with ten.",
          "Yes, a small one. It takes the place of the experience you don't have yet.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'With several years in the field, hardly: your work is the portfolio, as long as you can talk about it well.',
          'Rarely needed once you have a record. What you need are two or three stories of work with a problem, a decision and a result.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role}, ads ask most for {topSkills}, so let a project show at least two of those at once.',
          "The project that would do the most for you is one in which {gap1} is seen at work, since that's what's missing toward {role}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You already hold {skillsHeld}. A first piece can be built with just that, before anything new is learned.',
          "On your resume there's a line that could become a portfolio piece: {resumeStrongLine}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Recruiters seldom click. The people in the interview do, ten minutes before it, and then they ask about what they saw. It steers the talk to your ground.',
          "What convinces isn't the size but the traces of judgment: why this way, what went wrong, what you left out.",
          'Ten tutorial copies say "can follow". One odd little tool that somebody really uses says "can work".',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For each project half a page: what problem, for whom, what you did, one picture, what you would change. Put the result in the first line.',
          'Make it work in one click. A link that runs, a readable first page, and no login. More portfolios die on a broken link than on bad code.',
          "Leave out everything you wouldn't like to be asked about. Two projects you can defend for half an hour each are enough.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Take the subject from your old trade: {transferable}. No other beginner can build the tool that only somebody from that world would think of.',
          "Turn a bootcamp project into your own: other data, a real user, one feature nobody asked you for. Say in the description what was given and what's yours.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'If all of it is under NDA, describe the shape without the name: size of the problem, your decision, the alternative you rejected, what came out. Draw the architecture from memory in general form.',
          'One write-up of an incident or a migration, with the company taken out, shows more of a senior than three side projects.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't spend a month on the website around it. A plain page is fine, unless you want to be paid for pages.",
          'Never show code or data of an employer without a written yes. It frightens the next one.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Take your best piece today and rewrite its first three lines, so that a stranger knows what it does and for whom.',
          'Open your links in a private window this evening and click through them as a stranger would.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What do you have so far, even if you find it too small?',
          'If you could show one thing only, which would it be?',
        ],
      },
    ],
    actions: [
      'What project could I build?',
      'How should my GitHub look?',
      'How do I prove my level?',
      'What do I put on my resume without IT experience?',
    ],
    opens: ['learning-path', 'career-story'],
  },
  {
    id: 'portfolio.ideas',
    asking: 'which project to build',
    needs: ['role', 'skill'],
    examples: [
      'what project could I build',
      'project ideas for data engineer',
      'give me portfolio ideas',
      'I want to make something with Python but what',
      'good devops project for beginners',
      'what could I build that is not another todo app',
      'which side project would impress a security team',
      'idea for a machine learning project with real data',
      'im out of ideas for my github',
      'capstone project suggestions',
      'what should i build to show my SQL skills',
      'something to program over the holidays',
      'a project that combines nursing and data',
      'weekend project for learning docker',
      'what kind of app should I make as a frontend junior',
      'I need inspiration for a cloud project',
      'project for a qa engineer portfolio?',
      'suggest a realistic project for an accountant turned analyst',
      'how do I find an idea worth building',
      'is a weather app too boring',
      'what can i do with kubernetes at home',
      'need a projekt to practice React',
      'what would a hiring manager like to see built',
      'home lab ideas',
      'how big should my first project be',
      'everything has been built already',
      'tell me something useful to code for a small business',
      'a mobile app idea for my first one',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It doesn't have to be new. Nobody hires you for an idea; they look at how you carried out a plain one.",
          'Everything has been built, true, and still every office is full of people copying numbers from one table to another by hand. Start there.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Build the thing that would have saved you an hour a week as {currentTitle}. You know the problem, and that's the part beginners lack.",
          'Take one nuisance from your days as {currentTitle} and make it smaller with code. No list of ideas can beat that.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Build a small tool for one real person who'll complain if it breaks. That beats any idea from a list.",
          'The best projects come from a nuisance nearby: the club with its member list, the shop with its orders, the friend with her invoices.',
          'Choose a boring subject and do it properly. Interviewers remember the person who had real users, even three.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {role}, let it contain {topSkills}, since that's what the ads name most.",
          'Make room in it for {gap1}, your heaviest gap toward {role}. Then one project closes a hole and proves it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {skillsHeld} you have enough to begin tonight. What's missing you'll learn when the project asks for it.",
          'A first version can be made of what you hold already: {skillsHeld}. Let the second version bring in the new thing.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A project with a user brings the questions that jobs bring: wrong input, changed wishes, a thing that broke while you were away. A tutorial brings none of them.',
          'Reviewers look for signs of real life: error handling, a log, tests where it hurts, a description of what you left out and why.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Some shapes that always work. Data: fetch a public set every day, clean it, answer one question on a page. Operations: run one small service with monitoring, backups and a written restore. Web: a booking form for somebody you know.',
          'By direction: for backend, an interface with login, limits and tests; for security, harden a deliberately weak application and write the report; for testing, a suite against a public site; for product, interview five people and write the one-page proposal.',
          'For machine learning, take a dull prediction with a plain baseline, and explain where the model fails. For cloud, put a tiny application up by code alone, tear it down, and note the bill.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Make it so small that it runs at the end of the first weekend, and then improve the running thing. Whatever doesn't run after two weekends mostly never will.",
          "Write the description first: what it does, for whom, in five lines. If that's hard to write, the idea is still too large.",
          'Cut it into three sizes: works for me, works for one other person, works while I sleep. Stop after the second if time runs out; it counts.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For {skill} in particular, pick something where it does the main work and isn't garnish, and use it well in one place where a beginner would take a shortcut.",
          "If it's to show {skill}, choose a task that breaks without it, so that the interview leads there by itself.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Leave out to-do lists, weather pages and clones of famous sites. Not because they're easy, but because everyone has seen forty of them.",
          'Use no real data of customers, patients or colleagues. Invent some or use public sets.',
          'Watch the cost with anything in the cloud: set a budget alarm before the first deploy.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, ask three people what they copy by hand at work every week. One of the answers is your project.',
          "Set a timer for twenty minutes and list ten nuisances of your last working week. Circle the one that's smallest.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which task in your daily life makes you think that a computer should do it?',
          'Do you know a person or a club that could use something small?',
        ],
      },
    ],
    actions: [
      'How should my GitHub look?',
      'Do I need a portfolio?',
      'What should I learn next?',
      'How do I put this on my resume?',
    ],
    opens: ['learning-path'],
  },
]
