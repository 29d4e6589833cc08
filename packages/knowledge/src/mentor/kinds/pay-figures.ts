import type { MentorKind } from '../mentor-kind.ts'

export const payFiguresKinds: readonly MentorKind[] = [
  {
    id: 'pay.typical',
    asking: 'what {role} pays',
    needs: ['role'],
    examples: [
      'what does a data engineer earn',
      'salary of a frontend developer',
      'how much do devops engineers make',
      'what can I expect to earn as a junior backend developer',
      'average pay for product managers',
      'whats the pay like in cybersecurity',
      'how well paid is machine learning engineer',
      'what would I make as a cloud engineer',
      'salary range for solutions architects pls',
      'SRE salary?',
      'how much money is in mobile development',
      'starting salary software engineer',
      'what do technical project managers get paid',
      'median pay of data scientists',
      'is engineering manager well paid',
      'give me pay figures for my target role',
      'how much does a tech lead earn compared to a senior',
      'entry level data analyst salary',
      "what's the going rate for full stack devs",
      'what kind of salery does a security engineer have',
      'what do people in this job take home',
      'How much can you earn in the IT after a switch',
      'pay for QA engineers roughly',
      'income of an IT support specialist',
      'does backend pay a decent wage',
      'how much would I earn after 5 years as devops',
      'numbers please: what is the pay in the role I chose',
      "what's the yearly wage in site reliability",
      'do cloud people earn well',
      'what would a company pay me as a first-year data engineer',
      'earnings of a scrum master or technical project manager',
      "what's the paycheck of a machine learning engineer like",
      'ballpark salary for a mid frontend dev in the midwest',
      "I'd like to know how much solutions architects bring home",
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'The median for {role} is {payMedian} a year, and the range runs from {payRange} ({paySource}).',
          'Half the people in {role} jobs earn more than {payMedian} and half earn less; the range is {payRange} ({paySource}).',
          'The figure to keep in mind for {role} is a median of {payMedian}, with a spread of {payRange} ({paySource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          'The median for {role} is {payMedian} a year ({paySource}).',
          'The midpoint I have for {role} is {payMedian} ({paySource}).',
          'Take {payMedian} a year as the midpoint for {role} ({paySource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          "I'd rather not quote you a number I can't source; three postings near you that state a salary are a better guide than any global average.",
          "I don't have a sourced figure for that, and I won't invent one. Look at postings in your area that state the pay, and at one official statistic.",
          "There's no figure here that I could vouch for. Ask for the range in your first call with a recruiter; it's often the quickest source there is.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'On the other side of the picture, demand is rated {demand}, and growth is put at {growth} over the decade ({growthSource}).',
          'Pay is only one side. Demand is rated {demand}, and the projection for the decade is {growth} ({growthSource}).',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Openings are estimated at {openings} a year, which matters as much as the pay when you're looking.",
          'Behind that figure are an estimated {openings} openings a year.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'A first job usually sits at the lower end of that range, and a step on the way, such as {stepRole}, has a scale of its own.',
          'Expect to start toward the bottom of that range; on the way there, {stepRole} is paid on its own scale, often a lower one.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "A median mixes newcomers with people twenty years in, big cities with small towns. Where you'd land depends mostly on level, location and the kind of employer.",
          'The employer often matters more than the title. The same work pays very differently at a bank, a software company, an agency and a public office.',
          "Titles are loose in IT. One company's lead is another's senior, so compare the tasks before you compare the pay.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Collect five figures for your own case: same title, same region, same level, from postings that state a range. Use the middle one and forget the rest.',
          "Ask people one level above you in the field what starting range they'd consider fair. Asked that way, people usually answer.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Look at the whole package: hours, on-call duty, the bonus that actually gets paid, retirement, remote days, training. Two offers with the same salary can be far apart.',
          'When you compare, break it down to an hourly figure. A higher salary with on-call weeks may turn out to be the lower one.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "At your level, don't lean on the median. Look at the upper half of the range, and ask what those people are responsible for that you aren't yet.",
          'With your experience, the useful figure is the band for the next level up; recruiters you know will often tell you if you ask for a range first.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer, plan on the lower end and be pleased if it's more. What counts is where you stand by your second employer.",
          'Plan your budget around the bottom of the range. The first job is partly a paid education; the second one is often where the pay catches up.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Be careful with salaries on self-report sites: nobody checks them, and old and new entries sit side by side.',
          'Published figures usually cover a whole country. Your town may look different, so check before you build a plan on them.',
          'What reaches your bank account depends on taxes and contributions where you live, so compare gross with gross.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, save three postings with a stated range, and note what separates the highest from the lowest.',
          'Open Career Analytics for this role, see what it shows about pay, and write down your own lower limit.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is this for planning, or do you have a salary conversation coming up?',
          'Would you be starting as a beginner, or bringing years in something close?',
        ],
      },
    ],
    actions: [
      'How do I negotiate an offer?',
      'Will I earn less at first?',
      'Which role pays most?',
      'Am I underpaid?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'pay.more',
    asking: 'how to earn more, or which role pays best',
    needs: [],
    examples: [
      'which IT job pays the most',
      'how can I earn more money',
      'highest paying tech role without management',
      'what skills increase salary',
      'I want six figures, which path',
      "where's the big money in IT",
      'which specialization pays best',
      'how do I double my income in tech',
      'best paid entry level jobs in IT',
      'is it the role or the company that makes the money',
      "I'm stuck at 60k, how to get up",
      'does switching companies get you more than promotions',
      'top earning career among cloud, data and security',
      'which knowledge turns into more money',
      'how do developers get to 200k',
      'would becoming a manager pay more than staying engineer',
      "I'm mostly in it for the pay, what should I go for",
      'which specialty gets the fattest paychecks',
      'well paid but not stressful tech job, does it exist',
      'what do i do to get in a higher salary band',
      'money is important for me, which role you recomend',
      'most lucrative programming languages',
      'are architects paid better than developers',
      'how to increase my market value',
      'from 45 to 65 thousand, how do I get there',
      'who earns the most in a software company',
      'better paying role close to what I do now',
      "I'm tired of being broke, which direction in tech pays",
      'what separates people on 80k from people on 150k',
      "what's the fastest way to raise my income as a sysadmin",
      'is there more money in security or in data',
      'how to climb to a better salary without becoming boss',
      'which move would bring me the biggest jump in income',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Three things raise pay: changing employers at the right time, taking responsibility for more, and working where the money is made. The role itself comes after those.',
          'More money usually comes from the next employer or the next level, and less often from the next tool.',
          'By role, architecture, machine learning, security, reliability and engineering management tend to sit near the top; for any one person, the employer and the level often decide more.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's a figure to compare with: the median for {targetRole} is {payMedian} ({paySource}).",
          'For scale, the median for {targetRole} is {payMedian}, and the range runs from {payRange} ({paySource}).',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Before you look far away, look close: {nearRole} isn't a big jump from what you do.",
          "If you want a raise without starting over, check {nearRole}; it's close to your work.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'What employers ask for most in {targetRole} postings is {topSkills}; the part of that few others have is the part that tends to get paid.',
          'As for skills, the ones at the top of {targetRole} postings are {topSkills}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Companies give raises out of a budget and hire at market rates. That's why people who move now and then often overtake those who wait.",
          'Pay follows the size of the mistake you could make. People trusted with the database, the budget or the outage tend to earn more.',
          "The same engineer often earns more where software is the product than where it's a cost. That can be the easiest raise there is: the same work, across the street.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before you learn anything new, find out your market value: have two conversations with recruiters this month, just to hear the range for your profile.',
          "Do one interview a year even when you're happy. It keeps you in practice and tells you what you're worth today.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Choose a skill that's both wanted and avoided: the old billing system, security reviews, cloud cost control, data nobody trusts. There's less competition in the dusty corners.",
          "Combine two things that rarely go together, such as your old industry and data, or security and clear writing. Being rare pays in ways that being good in a crowd often doesn't.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Put numbers on your work: hours saved, cost cut, outages avoided. People who can name a figure for what they did have a different conversation about money.',
          'In your next review, ask what someone one level up is responsible for, take on one piece of that, and come back with it in six months.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'For a beginner, the best-paid role is rarely the best choice, since most of the top ones seldom hire beginners. Take the one you can get into, and climb by moving.',
          "Don't aim for the peak straight from outside. Choose a door that's open, and let the second and third jobs bring the money.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, look at a jump in level before a jump in field. Going from senior to staff or lead usually pays more than switching technologies.',
          'The best-paid move is often one where what you already know is the reason they hire you. Ask at three companies in the same industry.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Top pay often has a price in on-call nights, politics or risk. Ask what the people there do on a Sunday.',
          'A role chosen for money alone tends to get hard around year three, just when the money would come.',
          "Management isn't simply more money. At many companies a strong specialist earns as much, and the job is a different one.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, write down what you'd show as proof for a higher band: three results, each with a number.",
          'This week, find out the pay band for the level above yours. Somebody in your network probably knows it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Would you rather earn more doing what you do now, or are you ready for a change?',
          'What would you be willing to trade for it: evenings on call, managing people, a move?',
        ],
      },
    ],
    actions: [
      'What does a solutions architect earn?',
      'How do I ask for a raise?',
      'Am I underpaid?',
      'Manage people or stay technical?',
    ],
    opens: ['career-analytics', 'career-path'],
  },
  {
    id: 'pay.fair',
    asking: "whether you're underpaid",
    needs: ['role'],
    examples: [
      'am I underpaid',
      'is 52k ok for a data analyst with 3 years',
      'my colleague earns more for the same work',
      'does my salary match the market',
      "I think I'm paid too little",
      'is my pay fair for a senior backend developer',
      'found out the new guy gets 10k more than me',
      "how do I know what I'm worth",
      'is 38,000 a normal salary for a junior in QA',
      "haven't had a raise in four years, is that normal",
      'compare my salary with others in devops',
      'they pay me as junior though I do senior tasks',
      'feel exploited, they charge the client triple',
      'what should somebody with my experience be earning',
      'do i earn below average',
      'am I leaving money on the table',
      'my employer says we pay market rate, how to check',
      'women in my team earn less, I suspect me too',
      'working for same salary since 2019 as sysadmin',
      'is my offer fair or a lowball',
      'is 4000 a month good for site reliability',
      'does my company pay badly',
      "suspect i'm the cheapest in the team",
      'what are others with my profile getting',
      'was I hired too cheap as a career changer',
      'Is my compensation compettive for a product manager',
      '70k as a cloud engineer in a mid-size city, good or bad',
      'I earn 41k as a support engineer after 5 years, honest opinion',
      'am I being lowballed by my company',
      'the intern will start on almost my salary',
      "what's a fair wage for what I do",
      'is it normal that a devops with on call gets 55k',
      'how can I check if they pay me what I deserve',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Finding out that others get more for the same work is a gut punch, and loyal people get hit with it a lot. It's rarely a verdict on you; often the market moved and your salary didn't.",
          "It's galling to do the work and suspect that others get paid more for it. Let's turn the suspicion into a number before you do anything with it.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Hold it up against this: the median for {role} is {payMedian} and the range is {payRange} ({paySource}). Sitting well under the median after several good years is a sign.',
          'For {role}, use {payMedian} as the median and {payRange} as the spread ({paySource}). Then adjust for where you live and your level.',
          'The figures to check against for {role} are a median of {payMedian} and a range of {payRange} ({paySource}). Where you belong in that depends on your level and your town.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "You're probably underpaid if new colleagues come in above you, if recruiters name a clearly higher range, or if you do the next level's work without its title.",
          "The one reliable test is an offer or a recruiter's range for your exact profile. Averages only tell you whether it's worth finding out.",
          "Look at what your employer would have to pay to replace you tomorrow. If that's clearly more than you get, you have your answer.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You bring {yearsWorked} of experience and skills such as {skillsHeld}; compare yourself with people who have that profile, not with everybody.',
          'Compare like with like: people with {yearsWorked} of experience and skills like {skillsHeld}, in your region.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role}, demand is rated {demand}; let that decide how firmly you ask.',
          'Demand for {role} is rated {demand}, which tells you something about how strong your hand is.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Salaries inside a company grow by budget, while salaries for new hires follow the market. After three or four years in one place, the two have often drifted apart.',
          "Underpayment is often an old decision that's still running: you came in cheap as a beginner, and every raise since has been a percentage of that.",
          'Two people with the same title often have different scope. Before you get angry, look at what the other one is responsible for.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Get three figures this week: one from a recruiter, one from postings with a range, one from somebody at another company. If all three are above yours, it's no longer just a feeling.",
          "Ask a recruiter who's already writing to you: what's the range for this? You don't have to apply to find out.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Compare all of it: base, the bonus as actually paid, on-call pay, hours, retirement, days off. Sometimes the gap closes; sometimes it opens wider.',
          "Work out your pay per real hour, overtime and on-call included. It's the fairest way to put two jobs side by side.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Then take it to your manager as a question: where am I in the band for this level, and what would move me to the middle of it? It's harder to dodge than a demand.",
          "Prepare one page: what I do now that I wasn't hired for, two results with figures, the market range, the amount I'm asking for.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Leave your colleague's salary out of the conversation. Argue from your work and the market; otherwise the talk becomes about who told you.",
          'If the answer is "no budget", ask for a date and a condition in writing. Without either, you\'ve learned that an outside offer may be what it takes.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'For a career changer, being at the low end in the first year is common. It stops being fair once you work without help, so ask for the review at that point.',
          "In a first IT job, don't measure yourself by the median. Ask instead what you'd earn once you do the work on your own, and when that gets reviewed.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'If you suspect the reason is your gender, your background or something like that, write things down with dates and ask a union or an employment lawyer what your rights are.',
          "Don't threaten to leave unless you would. It works once at most, and only if it's true.",
          "Being underpaid isn't the same as being badly off. A calm team that teaches you can be worth some money for a while, if you've chosen it.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Answer the next recruiter's message with one line asking for the range. That's the whole task.",
          'Write down what you did in your first month there and what you do now. The difference is your argument.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What do you know for certain: a figure, or a feeling?',
          'If it turned out you were well below the market, would you stay if they fixed it?',
        ],
      },
    ],
    actions: [
      'How do I ask for a raise?',
      'What does the role pay?',
      'What if they make a counteroffer?',
      'How can I earn more?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'pay.freelance',
    asking: 'what rate to charge as a freelancer',
    needs: [],
    examples: [
      'what hourly rate should I charge',
      'how do I set my freelance rates',
      'day rate for a devops contractor',
      'charge per hour or per project',
      'client asks for a quote for a website, how much',
      'is 40 an hour too low for freelance frontend work',
      'how to calculate a rate from my salary',
      'what do freelance data engineers charge per day',
      'first freelance gig, no idea what to ask for',
      'my client wants a discount, what to do',
      'how do i raise my rates with existing clients',
      'fixed price or time and material',
      "what's a normal rate for a wordpress freelancer",
      'do contractors earn more than employees in the end',
      'agency takes 25 percent of my rate, normal?',
      'how much to bill for a small python script',
      'Upwork people work for 8 dollars, how can I compete on price',
      'rate for part time consulting next to my job',
      'how should I price maintenance after a project',
      'billing for meetings and emails, do I charge it',
      'i underpriced my last project, how to avoid that',
      'what is good daily rate for solutions architect as contractor',
      'asking price for mobile app development as beginner',
      'retainer pricing, how does it work',
      'should I publish my prices',
      'how to quote for a security audit',
      'what must a freelancer earn to match 70k employed',
      'what do I put in the offer for a two week data cleanup',
      "someone wants me to build their shop, what's my price",
      'hourly or daily, and how much, for a first contract in cloud',
      'how do other freelancers calculate what they charge',
      "my rate's been the same for 4 years",
      "cousin's firm needs an app, how much would be fair to invoice",
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Work it out from your costs: the yearly income you need, plus taxes, insurance, vacation, illness and idle weeks, divided by the days you can really bill, which are probably fewer than you think.',
          'A rate has to carry more than a salary: unpaid weeks, sales, bookkeeping, your own insurance. So it needs to be clearly above what an employee earns per hour.',
          "Start from a floor you've calculated, find out what others in your specialty charge, and quote a bit above the point where you feel comfortable.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the employee side of the comparison, the median for {role} is {payMedian} a year ({paySource}); your rate has to beat that after all the unpaid days.',
          'Take {payMedian} as the median for {role} as an employee ({paySource}), and work upward from there.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {yearsWorked} of experience, you're not selling hours alone; you're selling fewer things that go wrong.",
          "Remember that you're bringing {yearsWorked} of experience. That's part of the price, even when the tool is new to you.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Clients don't buy hours; they buy one less worry. The same script is worth little as typing and a lot as a month-end close without overtime.",
          'Cheap rates tend to attract the clients who haggle most. A step up in price often brings calmer projects.',
          'Nobody bills every working day. Between gaps, proposals, sick days and invoices, a good part of the year goes unpaid, and the rate has to cover it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Count your billable days honestly: take off weekends, vacation, some sick days, time for finding work and time for the paperwork. Divide what you need by what's left.",
          'Do the math once on paper: living costs, taxes, insurance, tools and a reserve, divided by billable days. Never quote below that line, not even for nice people.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For small, clear jobs, give a fixed price with a written list of what's included; for unclear ones, charge by time with a cap and a check-in after the first week.",
          'Offer three sizes: the essential, the sensible and the comfortable. Then people choose among your prices instead of comparing you with others.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If they ask for a discount, take something out of the scope instead of just lowering the price. A lower price for the same work tells them the first one was made up.',
          'Name the price and then stay silent. The urge to explain is what starts most discounts.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Raise rates for new clients first, and tell existing ones two months ahead, in one friendly sentence without excuses. The ones who value your work usually stay.',
          'Put a review date in every longer contract. Then a higher rate is a calendar entry and not an argument.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a beginner, price your first two jobs at a level you'd gladly do them for, keep them small, and get a sentence you're allowed to quote. From the third on, charge properly.",
          "To start, sell one small fixed thing: an automated report, a page, a cleanup. It's easier to price and easier to finish.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your background, sell a diagnosis first: two paid days to look at it and a written recommendation. It sets the rate and often brings the project.',
          'Avoid competing on price on the platforms. First contracts often come from former colleagues and employers, so write to ten of them.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Taxes, insurance and whether a contract counts as true self-employment depend on where you live, so spend an hour with an accountant before the first invoice.',
          "Take part of the fee up front. It's normal, and a client who refuses may also be one who pays late.",
          "If one client makes up nearly all of your income, you have an employee's dependence without the protection.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Do the math tonight with your real costs. It takes about half an hour, and your floor may be higher than you thought.',
          "Write the proposal with a list of what isn't included. That list can save more money than the rate.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Do you already have a client with a specific job, or are you setting a price in general?',
          'Would it be on the side of a job, or does the rate have to pay your rent?',
        ],
      },
    ],
    actions: [
      'Freelance or a permanent job?',
      'How do I start freelancing?',
      'What does the role pay as an employee?',
      'How do I negotiate?',
    ],
    opens: ['career-analytics'],
  },
]
