import type { MentorKind } from '../mentor-kind.ts'

export const searchOfferKinds: readonly MentorKind[] = [
  {
    id: 'search.internship',
    asking: 'how to get an internship, apprenticeship or traineeship for a {role} role',
    needs: ['role'],
    examples: [
      'how do I get an internship in IT',
      'internship at 35, is that possible',
      'are unpaid internships worth it',
      'apprenticeship for software developer without degree',
      'should i take an internship or wait for a real job',
      'how to find a trainee program',
      'where do i find data science internships',
      "internships only for students? I'm a career changer",
      'what are returnships',
      'summer internship applications, when do they open',
      'does an internship turn into a job',
      'can i do an internship part time next to my job',
      'what to do to get hired after the internship',
      'how competitive are devops internships',
      'Is an intership good for the resume at my age',
      'traineeship in cybersecurity - how does it work',
      'i got an internship offer with little money, take it?',
      'working for free to get experience good idea?',
      'internship interview what do they expect from me',
      'cold emailing companies for an internship',
      "I finished my internship and they didn't keep me",
      'how I can find practice place in IT company',
      'is there something like an internship for grown-ups',
      'junior programs and academies of big companies, are they good',
      'paid apprenticeships in the US tech',
      'intern or junior position, what should I apply for',
      "how do I write to a company that doesn't advertise internships",
      'internship',
      'IT internship',
      'how to find an internship',
      'internship as a career changer',
      'apprenticeship in IT',
      'trainee programs',
      'are there internships for adults',
      'should I do an internship',
      'unpaid internship',
      'paid internship in software development',
      'internship without studying at university',
      'how to apply for an internship',
      'am I too old for an internship',
      'remote internships for data analysts',
      'is an apprenticeship a good way in',
      'Where to find traineeship in testing',
      'does an internship help to get hired',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Look for three different words: apprenticeship, trainee program and returnship. Most internships are built for students, and those three are where adults changing careers get in.',
          'Ask small local employers for something that isn\'t advertised: a few weeks, one defined project, someone to ask. A concrete proposal gets a yes where "do you have internships?" doesn\'t.',
          "Take one if it pays something, lasts months and not years, and puts you next to people doing the job. Two of the three may do; one isn't enough.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "At your stage, a structured apprenticeship beats an internship, because it's meant to end in a job. There are fewer of them, they open once or twice a year, and most people miss the date.",
          "You don't need to be twenty for it. What you need to show is why you won't be gone in three months, and a steady working life answers half of that.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With a working history you're usually past internships. Ask for an internal rotation, a project in the other team, or a contract of a few months.",
          "For you a short paid contract does what an internship does for students, without setting you back two levels. A returnship is another way in if you've been out of work for a while.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "On the way to a {role} job, a place where you work with {topSkills} on real systems is worth taking. One where you watch slides isn't.",
          "Sometimes the step below is the better internship: a {stepRole} job is paid, and it's next door to {role} work.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "What you bring that most students don't is this: {transferable}. Put it in the first line of your request.",
          "Show {skillsHeld} with one small thing you've made, and hardly anyone will ask whether you're serious.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Keep your limit in view: {limit}. Ask for part-time or fixed days at the start, since plenty of smaller employers will agree to what no form offers.',
          'With the hours you have ({hoursPerWeek} a week), a fixed day at a company or an evening project for a charity is more honest than a full internship.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "From the employer's side an intern costs time before anything comes back. So show them you'll need less of it: what you can already do alone, and which dull task you'd gladly take.",
          "The value isn't the certificate at the end. It's that somebody in the field has seen you work and will pick up the phone for you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Write to ten local companies: \"I'm moving into testing, I've built this, and I could take over that task for eight weeks, two days a week.\" Name the task; it's what makes them think of a real one.",
          'For programs, note opening dates now, since the student ones often open in late summer for the next year and close early. Set alerts with the word and your city.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before you accept, ask three things: who'll look after me, what will I have made at the end, and how many of the last group stayed. Vague answers mean cheap labor.",
          "In the first week ask what would make them want to keep you, and halfway through ask how you're doing against that. Asking tends to work better than hoping.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it doesn't turn into a job, leave with three things: a written reference, two people who'd vouch for you, and a project you're allowed to describe.",
          'No internship to be had? A week of shadowing is an easier yes, and so is a project for a club or charity with someone experienced checking your work.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Unpaid work for a company that earns from it is a bad deal, and in some places it isn't allowed; ask your local labor office. A few days of shadowing is different.",
          "Don't chain internships. After one, or two at most, apply for real jobs, or you become the person who's always nearly ready.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Choose three local employers whose systems you understand from your old work and write one of them the proposal tonight.',
          'Look up the next opening date of one apprenticeship program and put it in your calendar with a reminder a month ahead.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "Could you live on a trainee's pay for half a year, or does it have to fit around your job?",
          'Is there a company you know as a customer or a colleague that would take you for a few weeks?',
        ],
      },
    ],
    actions: [
      'How do I get experience without a job?',
      'What should my first job be?',
      'How do I write a cover letter?',
      'How do I network without feeling fake?',
    ],
    opens: ['career-path', 'dashboard'],
  },
  {
    id: 'search.remote',
    asking: 'how to find a remote job',
    needs: ['role'],
    examples: [
      'how do I find remote jobs',
      'can I get a remote job as a junior',
      'fully remote entry level data analyst jobs, do they exist',
      'best websites for remote work',
      'remote only, is that realistic for my first IT job',
      'are remote jobs harder to get',
      'I want to work from home',
      'work for a US company from another country',
      'is it possible to do IT support remotely',
      'remote backend developer positions where to look',
      'everything says hybrid now, are there still remote jobs',
      'how to stand out for remote positions',
      'I live in a small town with no IT companies, what options do I have',
      'digital nomad jobs in tech',
      'they say remote but then want 3 days in the office',
      'Which IT roles are remote friendly',
      'how do i convince an employer to let me work remotely',
      'remote internship in UX?',
      'distributed companies that hire worldwide',
      "can't commute because of my kids, need home office job",
      'search for remot job for beginners',
      'Does remote work pay less',
      'which skills do remote employers look for',
      'i am disabled and need to work from home, which job in IT fits',
      'is it true that remote postings get 1000 applicants',
      'async companies, what are they looking for',
      'I want find distance work in testing',
      'how to check that a job is really remote before the interview',
      'remote jobs',
      'remote work in IT',
      'find remote job',
      'work from home jobs in tech',
      'how can I get a remote position',
      'remote data analyst job',
      'can beginners work remotely',
      'home office job in IT',
      'which jobs can be done remotely',
      'jobs I can do from home',
      'I only want remote',
      'are there remote support jobs',
      'where do I find remote positions',
      'remote work without experience',
      'getting hired remotely from abroad',
      'How to find remote work for junior',
      'I live far from any city and need a remote job',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Remote postings draw people from everywhere, so compete where being you matters: your language, your time zone, your old field. General remote boards are the most crowded place to look.',
          'Decide how remote it has to be: fully, most days, or home after the first months. Every step you can concede widens the field.',
          "Look for companies that are remote by design rather than by exception. They have written processes, and they know how to bring in somebody who's not in the room.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'A fully remote first job is the hardest combination there is: the most applicants and the least help. If you possibly can, take hybrid for a year and go remote with the second job.',
          "For a first job, aim at nearby employers who let people work from home once they're trusted. It's the back door to remote, and it often opens within a year.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'With your experience remote is a real option, since you need no hand-holding. Show work done without supervision: handed over in writing, across time zones, with nobody checking.',
          "At your level the easiest remote job may be your own or a former colleague's. Ask those who already trust you before you enter the worldwide lottery.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Whether a {role} job can be done remotely depends on what you touch: code, data and cloud can travel, hardware and classrooms can't. Check postings for {nearRole} jobs as well.",
          'Demand for {role} jobs is {demand}, and the remote share draws the most competition. So keep nearby employers on your list too.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Bring up your limit ({limit}) on the first call and not in the last round. The right employer asks two questions about it, and the wrong one shows itself early.',
          'From {place}, look first for employers in your time zone who sell to your region. There, your location is an advantage.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Put {skillsHeld} forward with something that can be opened from anywhere. Remote employers decide by what they can see on a screen.',
          "Having worked as a {currentTitle}, list everything you did without anybody beside you: alone on a shift, by email, across sites. That's remote experience.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'What a remote manager fears is silence: someone stuck for two days without a word. Whatever shows that you write early and clearly eases that fear.',
          "Juniors learn by overhearing, and at home you overhear nothing. That's why many teams hesitate with newcomers, and why you have to show how you ask for help.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Read the fine print: "remote" with a list of states or countries, "remote first," "flexible." Ask the recruiter how many people on the team work remotely, and how often they meet.',
          'Treat your application as the work sample. A clear email, a link that works, a README a stranger can follow: it all shows more than "I\'m a self-starter."',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Search by kind of employer: software firms with no head office, support teams across time zones, agencies, health and insurance back offices. Then use their own pages instead of boards.',
          "If you already have a job, ask for one fixed day at home as a two-month trial, with what you'll deliver on it. One day is easier to grow than five are to negotiate.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "In the interview, describe your day: when you're reachable, how you report, what you do when stuck. They're hiring the habit more than the skill.",
          'Across borders, ask first how they employ people in your country. Contracts, taxes and benefits differ a lot, so take those questions to a local adviser.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Scams love to dress up as remote jobs. No real employer sends you a check for equipment or hires you by chat alone.',
          'Some companies pay by location. Ask before you celebrate the number in the posting.',
        ],
      },
      {
        place: 'next',
        texts: [
          'List fifteen employers within two hours of you that offer days at home, and put their pages on your Monday round.',
          "Rewrite two bullets today so that they show written, independent work. It's what a remote manager scans for.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's behind it for you: the commute, family, health, or living where there are no jobs?",
          'Would two days in an office be possible, or is it a firm no?',
        ],
      },
    ],
    actions: [
      'Where should I look for jobs?',
      'Is this offer a scam?',
      'How do I stay visible when remote?',
      'Which IT role fits me?',
    ],
    opens: ['career-path', 'dashboard'],
  },
  {
    id: 'search.compare-offers',
    asking: 'how to compare and decide between job offers',
    needs: [],
    examples: [
      'how do I compare two offers',
      "i have 2 job offers and can't decide",
      'should I take the higher salary or the better team',
      'startup vs big company offer',
      'one offer is remote with less pay, the other is on site',
      "they want an answer by tomorrow and I'm waiting for another company",
      'is this a good offer',
      'offer in hand but my dream company is still interviewing me',
      'should I accept the first offer I get',
      'help desk offer vs unpaid bootcamp, what to choose',
      'How to decide between a contract job and a permanent one',
      'Equity or salary, which one to weigh more',
      'boring job with good pay or exciting job with low pay',
      'accepted an offer and got a better one, what now',
      'can I ask for more time to decide on an offer',
      'I got a job offer but something feels off',
      'how to turn down a job offer nicely',
      'which offer is better for learning',
      'offer A junior dev 52k, offer B support engineer 60k',
      'what should I check in the contract before I sign',
      'my gut says no but the money is good',
      'compare benefits of two employers',
      'take a job offer or stay where I am',
      'can i renege on an offer i signed',
      'They both offered me the job!! agency or product company?',
      'I received offer and I doubt to accept',
      'is it ok to take a job just for a year to get experiance',
      'pros and cons of working at a consultancy for a first job',
      'compare job offers',
      'two job offers, which one',
      'which offer should I take',
      'choose between offers',
      'accept or decline an offer',
      'should I take this job',
      'I have an offer, should I accept',
      'help me decide between two jobs',
      'offer from a startup and from a bank',
      'is this offer good',
      'better salary or better team',
      'multiple offers',
      'how do I decide on a job offer',
      'which job is better for my career',
      'decline an offer politely',
      "I can't choose between 2 companies",
      'one job pays more, the other teaches me more',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Ask of each: who will I learn from, what will I be able to show in a year, and can I live well on it? Two clear yeses beat one loud one.',
          'Imagine the ordinary Tuesday in each: the manager, the commute, the task before lunch. The decision is usually made there and not in the spreadsheet.',
          'Put pay, people, learning and life side by side, decide which of the four matters most this year, and let that one break the tie.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For a first job in IT, choose the place where someone has time for you. If you can afford it, somewhat less pay in year one is small change next to two good teachers.',
          "As a newcomer, weigh what you'll touch: real systems, with a senior person nearby. The title and the free lunch won't matter on your next resume.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, the manager is half of the job. If you can't name why you'd want to work for that person, the offer is worth less than it says.",
          "Compare the problem you'd own. In three years you'll be hired for what you solved there, not for the package.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'As a yardstick, the usual range for a {role} is {payRange} ({paySource}). An offer far below that needs a good reason, and so does one far above.',
          'The median for a {role} is {payMedian} ({paySource}). Measure both offers against that before you measure them against each other.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your goal was this: {goal}. Which of them gets you there with one step fewer?',
          "Look at which one lets you work with {topSkills}. That's what the next employer hiring a {role} will ask about.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'One of them may put {gap1} into your daily work. Learning your biggest gap on the job is worth more than a course.',
          "Remember your limit: {limit}. An offer that breaks it in the first month isn't better because it pays more.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Money is easy to compare, so it gets too much weight. What makes people leave after a year is more often the manager, the hours or boredom.',
          'The first months shape your trajectory more than the starting figure. Pay can catch up when you move; lost learning takes longer.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask for another short talk with someone on the team before you sign: "What do you like least here?" Hardly anyone refuses that to a candidate they want.',
          "Get everything in writing before you compare: base, bonus conditions, hours, location, title, notice. What isn't in it doesn't exist.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask for time, and name a day: "I\'m thrilled, and I want to decide properly. May I answer by next Wednesday?" It\'s normal. Pressure to sign overnight is a bad sign.',
          "Tell the slower company that you have an offer and when it expires. If they want you, they'll try to speed up; if they don't, you have your answer too.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Flip a coin and notice what you hope for while it's in the air. It isn't how you decide, but it's how you find out.",
          'Draft the note that turns down each one. The one that hurts to write is probably the one to take.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Treat equity as a lottery ticket and contract work as pay without a safety net. Compare what's left in a bad year.",
          "To decline, send two warm lines within a day of knowing. You'll meet these people again.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Going back on a signed offer is possible but has a price: that company, that recruiter, sometimes your contract. Check what you signed, with a lawyer if it's unclear.",
          'If something feels off, name it. You can ask about "vague on hours," while "a feeling" just keeps you awake.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Write four rows tonight: people, learning, life, money. Score each offer from one to five, then see whether the total annoys you.',
          "Call the employer you prefer and ask the one question that's still open. Often the answer is the decision.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What would you regret more in a year: having missed the money, or having missed the other thing?',
          "What do the two look like: role, pay, who you'd work for, where?",
        ],
      },
    ],
    actions: [
      'How do I negotiate the offer?',
      'When should I follow up?',
      'How do I resign properly?',
      'What do I do on my first days?',
    ],
    opens: ['career-path', 'career-analytics'],
  },
  {
    id: 'search.scam',
    asking: 'whether a job offer or a recruiter is a scam',
    needs: [],
    examples: [
      'is this job offer a scam',
      'they want me to pay for training before I start',
      'got hired without an interview, suspicious?',
      'recruiter on telegram offers remote job 45$/h',
      'they ask for my bank details before the contract',
      'how to recognise fake job postings',
      'company sent me a check to buy a laptop',
      'someone on WhatsApp offers me a data entry job',
      'they want a copy of my passport and social security number',
      'is it normal to pay for a background check',
      'job guarantee program wants 20% of my salary',
      'The interview was only via chat, no call. real?',
      'too good to be true: 120k for entry level remote',
      'company has no website but wants to hire me',
      'they asked to install an app and share my screen for onboarding',
      'recruiter email is from gmail, legit?',
      'they ask me to buy gift cards lol',
      'do crypto payment jobs exist legitimately',
      'consultancy offers training and then a bond for 2 years',
      'I think i fell for a fake job, what now',
      'task scam: like videos and earn, is it IT work',
      'how can I check if company is real',
      'they send the contract before i even talk to somebody',
      'is it fraud? They ask money for equipment',
      'offer from a company i never aplied to',
      'they want access to my linkedin account',
      'bootcamp that promises a job for sure, trustworthy?',
      'scam job',
      'fake job offer',
      'is this job real',
      'suspicious job offer',
      'job scam',
      'they ask me for money',
      'strange recruiter message, is it fake',
      'offer seems too good',
      'how do I spot a fake recruiter',
      'is this company legit',
      'they want my ID before the interview',
      'upfront payment for a job',
      'hired via chat without an interview',
      'remote job scam check',
      'I got a weird job offer on whatsapp',
      'Is it fraud or real vacancy',
      'job that asks to pay for the training',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Money flows from the employer to you. As soon as you're asked to pay, to forward, to cash a check or to buy equipment first, it's a scam, however nice the logo.",
          "Stop sending anything for now and check from the outside: find the company's real number or site yourself, not through the link you got, and ask whether this job and this person exist.",
          'Three signs settle most cases: hired without a real conversation, contact only by chat, and a hurry about your documents or bank. Two of them are enough to walk away.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "If you've already sent something, don't be ashamed; these people do it for a living and pick those who need work. What counts is what you do in the next hours.",
          "It's cruel to be played with while you're looking for work. Let's work out quickly what they have, and close those doors.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Compare the pay with what's normal: a {role} usually earns {payRange} ({paySource}). An entry-level offer above that range deserves distrust.",
          "For a {role} job, any real process would ask about {topSkills}. If nobody has asked you a single technical question, that's your answer.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "They fish for newcomers and remote seekers on purpose: people who hope, who don't know yet how hiring works, and who don't want to lose the chance by asking.",
          "Real hiring is slow and slightly annoying. Somebody who has a job for you tonight, at wonderful pay, without a question about your skills, isn't buying skills.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Check four things: does the sender's address end in the company's own domain, is the job on their own site, does the recruiter exist with a history, and does the main phone number confirm it.",
          'Search the company name with the word "scam," and the text of the message in quotes. These letters get reused again and again.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask for a video call with someone from the team and for the contract from a company address. A real firm finds that normal; a fake one finds excuses.',
          'ID and bank details come after a signed offer, through a proper system. Before that, an employer needs a name, an email address and a phone number.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "The check trick runs the same way every time: they send too much, you forward part of it, and the check bounces weeks later. Don't deposit it.",
          'Don\'t install anything or share your screen for "onboarding." Nobody needs remote access to your private computer to hire you.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it's already happened: call your bank, change your passwords, save all the messages, and report it to the police and the platform. If they have your ID, ask your national fraud or identity-theft office what to freeze.",
          'Tell the company whose name they used. They usually have a page for it, and your report warns the next one.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'A program that takes a share of your later pay or binds you with a penalty is less a scam than a hard contract. Have somebody who knows the law read it before you sign.',
          'For courses that promise a job, ask for the names of ten graduates from last year and talk to three you choose yourself. That sorts them quickly.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'A small company with a poor website and a clumsy email may be real. What separates it from a scam is that it lets itself be checked.',
          "I can't verify a company from here. If you're unsure after the checks, treat it as fake; a real offer survives a week of caution.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Before you answer them, do one thing: find their main number yourself and call it. Ten minutes can settle it.',
          "Take a screenshot of everything now, while it's still there. It helps whichever way this goes.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What exactly did they ask you for, and through which channel did they write?',
          'Have you already sent documents, money or bank details?',
        ],
      },
    ],
    actions: [
      'Where should I look for jobs?',
      'How do I find a remote job?',
      'How do I deal with recruiters?',
      'Is a bootcamp worth it?',
    ],
    opens: ['dashboard'],
  },
]
