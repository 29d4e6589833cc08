import type { MentorKind } from '../mentor-kind.ts'

export const credentialsKinds: readonly MentorKind[] = [
  {
    id: 'cert.worth',
    asking: 'whether a certification is worth it',
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
          "Studying for months, passing, and hearing nothing is a bitter feeling. The certification isn't worthless; it just can't do the part where somebody sees you work.",
          'You did what everybody told you to do, and the phone stayed quiet. That says more about the limits of certifications than about you.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'One certification can help your resume past the first reader; a second and a third rarely add anything without something you built.',
          "It's a door opener in some fields and decoration in others. For a newcomer, it never replaces something you can show.",
          "It's useful, within limits: it shows that you finished something hard and know the vocabulary, and few people take it as proof that you can do the job.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With work behind you, a certification is worth it in two cases: your employer pays for it or benefits from it, or you're moving into an area where nobody has seen you yet.",
          'For somebody already in the field, the exam itself matters little and the studying sometimes matters a lot, because it fills holes that daily work leaves.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's a cross-check for {skill}: it is {skillShare} ({skillShareSource}). See how many of those ads name the certification too, and not only the skill.",
          'In job ads, {skill} itself is {skillShare} ({skillShareSource}); the exam on top is usually a bonus.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role}, ads ask most for {topSkills}. A certification outside of those is a hobby, though a respectable one.',
          "Your most important gap for {role} is {gap1}. A certification that makes you learn it is worth more than a famous one that doesn't.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'In cloud, networking and security, certifications tend to count more, because customers and contracts ask for them. In software development, that section often gets skipped.',
          "A hiring manager skims. A known certification says 'this person will understand the words'. A running project with a clear description says 'this person has done it'.",
          'Many exams test choosing among four answers. Jobs test what you do when none of the four is on the screen.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Count before you pay: open twenty local ads for the role you want and tally how many name that exact certification. If it's fewer than a quarter, put the hours into a project.",
          'If you do it, build as you learn: for each chapter, make one small thing in your own account or repository. Then you come out with the certification and with something to show.',
          'Favor exams with a hands-on part, where you sit at a terminal. People who hire know the difference.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Ask your employer to pay for it and give you the days, with one sentence on what the team gets out of it. Cloud provider partners often need certified people on paper.',
          "If it's for a raise, ask first whether it would change anything. Often it doesn't, and then the time is better spent on a visible piece of work.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Get one certification, at entry level, in the field you want, and then stop. After that, every free hour belongs to a project and to applications.',
          'Put completion badges from online courses in one line at the bottom, or leave them out. They show that you watched, and a project shows that you can do it.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Watch out for collecting them because studying feels safer than applying. Nine badges and no finished project is a hard resume to sell.',
          'Many expire after a few years, and renewing costs time or money again. Count that in before you begin.',
          'An advanced certification without any practice can even hurt: interviewers may then ask questions at that level.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, open ten ads for your role and sort them into two columns: which ask for a certification, and which ask for experience with the thing itself.',
          "Look up the exam outline of the one you have in mind and mark what you could already explain. What's left is what you'd be paying for.",
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
          'Do you want it for the learning, or for the line on your resume?',
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
    asking: 'which certification to get for {role}',
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
          "For {role}, take the one that forces you to learn {gap1}, since that's the most important thing you're missing; the logo comes second.",
          "Choose by your gap, not by the ranking lists: for {role} that's {gap1}, so look for a recognized exam that covers it.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Take the one for the technology your current or next employer runs in production. A certification you can use the same week is worth two that you can't.",
          "Pick the exam one level above what you do daily, in the same technology. Anything easier teaches you little, and anything in a stack you don't use is hard to put to work.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Take the one that ads in your own area name most. It changes from town to town, and twenty ads will tell you.',
          "Look for one that's hands-on, known to recruiters, and just above your level. That usually leaves only one or two.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Compare the exam outline with what {role} ads ask for most, {topSkills}. The more overlap, the better the choice.',
          'The skills named most for {role} are {topSkills}. A certification that covers two of them beats one that covers none, however famous it is.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Since you already have {skillsHeld}, skip exams on what you know and spend the fee on something you can't show yet.",
          'Your profile already shows {skillsHeld}. An exam on what you know is the quickest to pass and adds the least.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Here's a rough map: in cloud, the associate level of whichever provider your local ads name; in security, a general entry exam such as Security+ first; for Kubernetes, the CKA, because you do it at a terminal.",
          'It varies by field: cloud and security people read certifications, data people glance at them, software developers often skip them, and in project management the PMP counts once you have the years for it.',
          'Entry exams called "fundamentals" teach the vocabulary and rarely impress anyone. Use them as a warm-up, if at all, and go on to the level with practical tasks.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Across the big cloud providers, most of the ideas are the same and the names change. The right one is the one used where you want to work.',
          'Vendor-neutral exams tend to age slowly and open many doors a crack. Vendor exams age faster and open a few doors wide.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Decide like this: read twenty ads, tally the certifications, take the top two, compare their outlines, and choose the one where you could build something for half the chapters.',
          'Book the exam date before you begin, some ten weeks out. Without a date, studying for a certification stretches on forever.',
          'Use the official outline as your checklist, plus one good course and the official practice exams. When you pass those twice with room to spare, go.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a newcomer, take exactly one, at entry or associate level, and put one project of your own next to it on the same subject. They work together; the certification alone rarely does.',
          "Ask two people who hire for that role which certification they'd notice. If they say none, that saves you months.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If your employer pays, ask which partner levels they need certified people for. You may find they want exactly what you'd have chosen.",
          "For security or architecture, an advanced exam after some years in the job carries weight. Before that, it's a label on an empty jar.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't go by lists of the best-paid certifications. Those people are mostly paid for years of work, with the certification on top.",
          'Check what it costs to keep: some want a renewal exam, others a yearly fee.',
          'Some advanced ones require proof of years on the job before you can use the title. Read that page first.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, tally which certifications twenty local ads name. It takes about forty minutes, and it usually settles the question.',
          'Download two exam outlines tonight and mark each line "can", "half" or "no".',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which cloud provider or tools do the employers around you use?',
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
          'For most IT roles, no. For research, some machine learning, and parts of government and large traditional companies, yes or nearly.',
          'You can get there without one, and many people do. The first interview may take longer to get; after the second job, it matters much less.',
          "In practice, it's a filter at the first gate. Past that gate, people ask less about what you studied and more about what you did.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Once you have some years in the field, a degree changes little, apart from employers that tie pay grades to it.',
          'With work to show, the missing degree probably worries you more than it worries anybody else. It can matter for some management tracks and government jobs.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'About getting in, this much comes with a source: {entryNote}.',
          'For {role} you already hold {skillsHeldCount} required skills, and nobody can tell from your work where you learned them.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For comparison, your path to {role} without a degree comes to {pathDuration} at your current pace. A bachelor's takes years, and often some income too.",
          'The skills {role} ads name most are {topSkills}. Compare that with the curriculum you have in mind, course by course.',
        ],
      },
      {
        place: 'reason',
        texts: [
          '"Bachelor\'s required" in an ad is often a line somebody copied. "Or equivalent experience" next to it is usually meant seriously, and even without that phrase some will talk to you.',
          "What a degree gives: time to think, theory that lasts, classmates who become your network, and internships open only to students. What it often doesn't give: practice with real, working systems.",
          'Fields differ. Networking, support, cloud, testing and web tend to care least; machine learning, embedded and research care most.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before enrolling, take twenty ads you'd really apply for and split them into three piles: degree required, degree or experience, not mentioned. Those piles know more than opinions do.",
          'Learn the three pieces of theory that self-taught people tend to lack and interviewers like to poke at: data structures, how networks work, how databases keep data consistent. A winter of evenings gets you a long way.',
          "Apply to places that don't filter by degree: smaller companies, consulting firms with their own training, your current employer, and people who know your work.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you want the degree anyway, choose a part-time program that gives credit for what you've done before, and keep working in the field meanwhile. The combination is strong.",
          "If you have half a degree, ask the registrar what's missing to finish. Two missing courses are worth finishing; starting over from zero seldom is.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "Bring your old profession with you: {transferable}. That's something a degree doesn't hand you.",
          'An apprenticeship or a paid trainee program is an option many people overlook. It pays, it teaches, and it can end with a credential.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't enroll to put off the decision. It makes an expensive waiting room.",
          'Without a degree, some application systems will filter you out in the first round, however good you are. Plan for more applications and more direct contact.',
          'Count the whole price: fees, plus the pay you give up, plus the interest if you borrow.',
        ],
      },
      {
        place: 'next',
        texts: [
          'This week, sort twenty ads by what they say about degrees (required, experience also accepted, not mentioned) and see which pile is biggest.',
          'Ask one person in your target role who has no degree how they got the first interview. You can find them by searching the job title plus "self-taught".',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What would the degree be for: the knowledge, the paper, or your family?',
          'Have you been turned down over it, or do you only expect to be?',
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
          "A master's is a reasonable way in if it comes with internships and people, and a costly one if you only want what its courses teach.",
          "For switching fields it can work, especially a conversion program with placements. If it's only the knowledge you want, there are cheaper ways to get it.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Rarely for the pay, sometimes for a change of direction: into machine learning, research, or a company that ties its ladder to degrees.',
          "With experience in hand, a master's is worth it if it gets you into a room you can't enter otherwise. If you can't name the room, skip it.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'It depends on the role. For research and part of machine learning it opens doors; for nearly everything else, two years of work usually open more.',
          "It's worth it for the few doors that are locked without it, and a detour for the rest. So the first question is which door.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For scale, the median for {role} is {payMedian} ({paySource}), and a year of full-time study is a year without a paycheck.',
          'What {role} ads ask for most is {topSkills}. Check how much of that the program teaches hands-on and not just on slides.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Compare it with your own path: {pathDuration} at your current pace, starting with {gap1}.',
          'You hold {skillsHeldCount} required skills for {role} already, so check how much of the program would be new to you.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'You pay for three things: teaching, people and a name. Online programs mostly deliver the teaching, and much of that you can get for free.',
          'A doctorate is training for research. Outside research, it tends to count as experience in a niche, and some managers read it as "slow and deep", for better or worse.',
          'An MBA can change how business people look at you; it rarely impresses engineers. With a sponsor and a plan it can pay off. Boredom is a poor reason for one.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find five alumni of that exact program who finished two years ago, and ask each what they do now and whether the degree got them there. Their titles tell you more than the brochure.',
          'Ask the school for placement numbers in writing, and how many of those students worked in the field before. The second number is often the sobering one.',
          "Try it out: audit a single graduate-level course, on campus or online. If you still enjoy the problem sets in week six, that's a good sign.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Part time, paid for by your employer, with a thesis on a real company problem: that's the version most likely to pay off.",
          "Before that, try the same move inside your company: spend a quarter on a project for the team you'd like to end up in, and see whether the degree is really what's missing.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Choose a program with a paid placement in it. For somebody from another field, those months can be worth more than all the lectures together.',
          'Your background is an asset there: {transferable}. A thesis where both worlds meet can double as a job application.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you have an offer in the field you want, the job is nearly always the better teacher. The master's can wait; the offer probably won't.",
          "Don't borrow a large amount in the hope of salaries other people got in better years.",
          "A master's without any practice can make you awkward to place: too expensive for a junior opening and too green for the rest.",
        ],
      },
      {
        place: 'next',
        texts: [
          'This week, write to two alumni of the program with one short question each: would you do it again, and what for?',
          'Write one sentence that begins "After it I can apply for" and one that begins "which I can\'t now because". If you can\'t finish the second, you have your answer.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which door is closed to you right now that the degree would open?',
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
          "Everyone starts with nothing to show. The first piece takes the longest, and once it's done, you have a portfolio.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Without IT jobs behind you, yes: one or two finished projects are the proof a stranger can check.',
          "You need something to show, and it doesn't have to be called a portfolio. Two finished things with good descriptions do more than a site with ten.",
          "Yes, a small one. It takes the place of the experience you don't have yet.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'With several years in the field, not really: your work is the portfolio, as long as you can talk about it well.',
          'You rarely need one once you have a track record. What you need are two or three work stories with a problem, a decision and a result.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Ads for {role} ask most for {topSkills}, so let a project show at least two of those at once.',
          "The project that would do the most for you is one that shows {gap1} at work, since that's what's missing for {role}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You already have {skillsHeld}. You can build a first piece with just that, before learning anything new.',
          'One line on your resume could become a portfolio piece: {resumeStrongLine}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Recruiters seldom click. Interviewers often do, ten minutes before the call, and then they ask about what they saw. It steers the conversation onto your ground.',
          "What convinces people isn't size but traces of judgment: why this way, what went wrong, what you left out.",
          'Ten tutorial copies say "can follow". One odd little tool that somebody really uses says "can work".',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Write half a page per project: what problem, for whom, what you did, one picture, what you'd change. Put the result in the first line.",
          'Make it work in one click: a link that runs, a readable first page, and no login. Plenty of portfolios die on a broken link rather than on bad code.',
          "Leave out anything you wouldn't want to be asked about. Two projects you can defend for half an hour each are enough.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Take the subject from your old line of work: {transferable}. Few beginners can build the tool that only somebody from that world would think of.',
          "Turn a bootcamp project into your own: different data, a real user, one feature nobody asked you for. Say in the description what was given and what's yours.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If it's all under NDA, describe the shape without the name: the size of the problem, your decision, the alternative you rejected, how it came out. Check what your agreement lets you say before you publish even that.",
          'One write-up of an incident or a migration, with the company taken out and its okay to publish, can show more seniority than three side projects.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't spend a month on the website around it. A plain page is fine, unless websites are what you want to be paid for.",
          "Never show an employer's code or data without written permission. It scares off the next one.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Take your best piece today and rewrite its first three lines, so a stranger knows what it does and for whom.',
          'Open your links in a private window this evening and click through them as a stranger would.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What do you have so far, even if you find it too small?',
          'If you could show only one thing, what would it be?',
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
          "It doesn't have to be new. People rarely hire you for an idea; they look at how you carried out a plain one.",
          'Sure, everything has been built, and offices are still full of people copying numbers from one table to another by hand. Start there.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Build the thing that would have saved you an hour a week as a {currentTitle}. You know the problem, and that's the part many beginners lack.",
          'Take one nuisance from your days as a {currentTitle} and make it smaller with code. Few lists of ideas can beat that.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Build a small tool for one real person who'll complain if it breaks. That beats any idea from a list.",
          "The best projects come from a nuisance nearby: a club's member list, a store's orders, a friend's invoices.",
          'Choose a boring subject and do it properly. Interviewers tend to remember real users, even if there were only three.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "If it's for {role}, work in {topSkills}, since that's what the ads name most.",
          'Make room in it for {gap1}, your most important gap for {role}. Then one project closes a hole and proves it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {skillsHeld} you have enough to begin tonight. You'll learn what's missing when the project asks for it.",
          'You can make a first version with what you already have: {skillsHeld}. Let the second version bring in the new thing.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A project with a user brings the questions that jobs bring: bad input, changing requirements, something that broke while you were away. A tutorial brings none of them.',
          'Reviewers look for signs of real life: error handling, a log, tests where it hurts, a note on what you left out and why.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Some shapes hold up well. Data: fetch a public data set every day, clean it, answer one question on a page. Operations: run one small service with monitoring, backups and a written restore plan. Web: a booking form for somebody you know.',
          'It depends on your direction: for backend, an API with login, rate limits and tests; for security, harden a deliberately weak application and write the report; for testing, a test suite for an open-source app; for product, interview five people and write a one-page proposal.',
          'For machine learning, take a dull prediction with a plain baseline, and explain where the model fails. For cloud, deploy a tiny application entirely from code, tear it down, and note the bill.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Make it so small that it runs by the end of the first weekend, and then improve the running thing. What doesn't run after two weekends often never will.",
          "Write the description first: what it does, for whom, in five lines. If that's hard to write, the idea is still too big.",
          'Cut it into three sizes: works for me, works for one other person, works while I sleep. Stop after the second if time runs out; it counts.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For {skill} in particular, pick something where it does the main work rather than being a garnish, and use it well in one place where a beginner would take a shortcut.',
          "If the point is to show {skill}, choose a task that can't work without it, so the interview leads there naturally.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Leave out to-do lists, weather pages and clones of famous sites. Not because they're easy, but because everyone has seen so many of them.",
          "Don't use real data from customers, patients or colleagues. Make some up or use public data sets.",
          'Watch the cost with anything in the cloud: set a budget alarm before the first deploy.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, ask three people what they copy by hand at work every week. One of the answers may be your project.',
          'Set a timer for twenty minutes and list ten annoyances from your last work week. Circle the smallest one.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which task in your daily life makes you think a computer should be doing it?',
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
