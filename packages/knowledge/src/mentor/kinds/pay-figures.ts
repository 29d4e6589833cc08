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
          'The middle for {role} is {payMedian} a year, and the range runs from {payRange} ({paySource}).',
          'Half of the people in {role} work earn more than {payMedian}, half less; the range is {payRange}, by {paySource}.',
          'For {role} the figure to keep in mind is {payMedian} as the middle, with {payRange} around it ({paySource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          'By {paySource} the middle for {role} lies at {payMedian} a year.',
          'The midpoint I have for {role} is {payMedian} ({paySource}).',
          'Take {payMedian} a year as the middle for {role}, by {paySource}.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "I'd rather not quote you a number I can't source for that; three postings near you that name a salary are a better guide than any global average.",
          "Without a sourced figure at hand I won't invent one. Look at postings in your area that name the pay, and at one official statistic.",
          "There's no figure here that I could vouch for. Ask for the range in the first call with a recruiter; it's the quickest source there is.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the other side of the picture, demand is rated {demand} and growth is put at {growth} over the decade ({growthSource}).',
          'Pay is one side. On the other, demand is rated {demand}, and the projection for the decade is {growth} ({growthSource}).',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Openings are put at {openings} a year, which matters as much as the pay when you're looking.",
          'There are {openings} openings a year behind that figure.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'A first job, or one as {stepRole} on the way, sits at the lower end of such a range.',
          "You'd start toward the bottom of that range; on the way there, {stepRole} is paid by its own, lower scale.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "A median mixes people with two and with twenty years, big cities and small towns. Where you'd stand depends mostly on level, place and kind of employer.",
          'The employer matters more than the title. The same work pays very differently at a bank, a software firm, an agency and a public office.',
          "Titles are loose in IT. One firm's lead is another's senior, so compare tasks before you compare pay.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Collect five figures for your own case: same title, same region, same level, from postings that name a range. Use their middle and forget the rest.',
          "Ask people one level above you in the field what range they'd consider fair for a start. Asked like that, most will answer.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Look at the whole: hours, on-call duty, bonus that's really paid, pension, remote days, training. Two offers with the same salary can be far apart.",
          'When you compare, break it down to an hour. A higher salary with on-call weeks may be the lower one.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "For your level don't use the median. Look at the upper half of the range and ask what those people are answerable for that you aren't yet.",
          'With your years the useful figure is the band of the next level up; your recruiter contacts will tell you if you ask for a range first.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer take the lower end for your plans and be pleased if it's more. What counts is where you'd stand after the second employer.",
          'Plan your budget with the bottom of the range. The first job is a paid education; the second one is where the pay catches up.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Salaries on self-report sites lean upward, because people with low ones don't type them in.",
          'These are figures for a country as a whole. In your town it may look different, so check before you build a plan on them.',
          'What reaches your account depends on taxes and contributions where you live, so compare gross with gross.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Note three postings with a stated range tonight, and mark what separates the highest from the lowest.',
          'Open the analytics for this role and look at what the pay is in your region, then write down your own lower limit.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is it for planning, or is there a talk about salary coming up?',
          'Would you start there as a beginner, or bring years in something close?',
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
          'Three things raise pay: changing employer at the right time, taking on something you answer for, and sitting where the money is made. The role itself comes after those.',
          'More money comes mostly from the next employer and the next level, and less from the next tool.',
          'By role, architecture, machine learning, security, reliability and engineering management tend to sit at the top; by person, the employer and the level decide more.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your target is well placed to compare with: {targetRole} has {payMedian} in the middle ({paySource}).',
          'For scale, the middle for {targetRole} is {payMedian}, by {paySource}, and the range runs from {payRange}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Close to what you do, {nearRole} is worth a look before something far away.',
          "If you want a rise without beginning anew, check {nearRole}; it's close to your work.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'What {targetRole} employers ask for most is {topSkills}; of that, having the part few others have is what gets paid.',
          'On the skill side, {topSkills} stand at the top of {targetRole} postings.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Companies raise people by a budget and hire by the market. That's why those who move now and then overtake those who wait.",
          "Pay follows the size of the mistake you could make. Whoever is trusted with the database, the budget or the outage earns more than whoever isn't.",
          "The same engineer earns more where software is the product than where it's a cost. It's the cheapest raise there is: the same work on the other side of the street.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before you learn anything new, find out your price: two conversations with recruiters this month, only to hear the range for your profile.',
          "Do one interview a year even when content. It keeps you in practice and tells you what you're worth today.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Choose a skill that's both asked for and avoided: the old billing system, security reviews, cost control in the cloud, data nobody trusts. There's less competition where it's dusty.",
          "Put two things together that rarely go together, such as your old industry and data, or security and plain speech. Rarity is paid, and excellence in a crowd often isn't.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Get your work into figures: hours saved, cost cut, outages avoided. People who can name a number for what they did get a different talk about money.',
          'Ask in the next review what someone one level up is answerable for, take one piece of that, and come back with it after half a year.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "For a beginner the best-paid role isn't the best choice, since most of the top ones don't hire beginners. Take the one you can enter, and climb by moving.",
          "Don't aim at the peak straight from outside. Choose a door that's open, and let the second and third job bring the money.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your years, look at the jump in level before the jump in field. Senior to staff or lead usually pays more than one technology to another.',
          "You'll get the most from a move in which your present knowledge is the reason they hire you. Ask three firms in the same industry.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Top pay usually has a price in on-call nights, politics or risk. Ask what the people there do on a Sunday.',
          'Chosen for money alone, a role gets hard in the third year, exactly when the money would come.',
          "Management isn't simply more money. In many firms a strong specialist earns as much, and the job is a different one.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write down tonight what you'd show as proof for a higher band: three results with a figure each.",
          'Find out the band of the level above yours this week. Somebody in your network knows it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Would you rather earn more in what you do now, or change for the sake of it?',
          'What would you give for it: evenings on call, people to manage, a move?',
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
          "The thought that others get more for the same work is a punch, and it hits loyal people most. Mostly it's no judgment of you; the market moved, and your salary didn't.",
          "It's galling to do the work and suspect others get paid more for it. Let's turn the suspicion into a number before you do anything with it.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Hold it against this: the middle for {role} is {payMedian} and the range {payRange} ({paySource}). Well under the middle with several good years is a sign.',
          'As a yardstick for {role} take {payMedian} as the middle and {payRange} as the spread, by {paySource}. Then correct for your place and level.',
          'The figures to check against are {payMedian} in the middle and {payRange} overall for {role} ({paySource}). Where you ought to be in that depends on your level and your town.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "You're likely underpaid if new colleagues come in above you, if recruiters name a clearly higher range, or if you do the next level's work without its title.",
          "The one reliable test is an offer or a recruiter's range for your exact profile. Averages only tell you whether it's worth asking.",
          "Look at what your employer would have to pay to replace you tomorrow. If that's clearly more than you get, you have your answer.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You bring {yearsWorked} and hold {skillsHeld}; the comparison should be with people of that profile, not with everybody.',
          'Compare like with like: {yearsWorked} of experience, {skillsHeld}, your region.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Demand for {role} is rated {demand}, and that decides how firmly you can ask.',
          'With {demand} demand for {role}, you can judge how strong your hand is.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Salaries inside a firm grow by the budget, and salaries for new people follow the market. After three or four years in one place the two have usually drifted apart.',
          'Underpayment is often an old decision still running: you came in cheap as a beginner, and every raise since was a percentage of that.',
          'Two people with the same title often have different scope. Before you get angry, look at what the other one answers for.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Get three figures this week: one from a recruiter, one from postings with a range, one from somebody at another firm. If all three lie above you, it's no longer a feeling.",
          "Ask a recruiter who writes to you anyway: what's the range for this? You don't have to apply to learn it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Compare all of it: base, bonus as really paid, on-call pay, hours, pension, days off. Sometimes the gap closes, sometimes it opens wider.',
          "Work out your pay per true hour, overtime and on-call included. It's the only number that two jobs share.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Then take it to your manager as a question: where am I in the band for this level, and what would move me to the middle of it? It's harder to dodge than a demand.",
          "Prepare one page: what I do now that I wasn't hired for, two results with figures, the market range, the sum I'm asking for.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Leave the colleague's salary out of the conversation. Argue with your work and the market; the other way, the talk is about who told you.",
          'If the answer\'s "no budget", ask for a date and a condition in writing. Without either, you\'ve learned that you need an outside offer.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a career changer being at the low end in the first year is common, and it stops being fair once you work without help. Ask for the review at that point.',
          "In a first IT job, don't measure yourself by the median. Ask instead what you'll earn when you do the work alone, and when that's looked at.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'If you suspect the reason is sex, origin or something of that kind, write things down with dates and ask a works council, a union or a lawyer what your rights are.',
          "Don't threaten to leave unless you would. It works once, and only if it's true.",
          "Underpaid isn't the same as badly off. A calm team that teaches you can be worth some money for a while, if you've chosen it.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Answer the next recruiter's message with one line asking for the range. That's today's whole task.",
          'Write down what you did in your first month there and what you do now. The difference is your argument.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What do you know for certain: a figure, or a feeling?',
          "If it turned out you're well below the market, would you stay if they fixed it?",
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
          'Work it out from your costs: the yearly income you need, plus taxes, insurance, vacation, illness and idle weeks, divided by the days you can really bill, which are far fewer than you think.',
          "A rate has to carry more than a salary: unpaid weeks, sales, bookkeeping, your own insurance. So it needs to be clearly above an employee's wage per hour.",
          "Start from a floor you've calculated, look at what others in your specialty ask, and quote a bit above the point where you feel comfortable.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the employee side of the comparison, the middle for {role} is {payMedian} a year ({paySource}); your rate has to beat that after all the unpaid days.',
          'Take {payMedian} as what employees in {role} work earn in the middle ({paySource}), and calculate upward from there.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {yearsWorked} behind you, you're not selling hours alone; you're selling that things won't go wrong.",
          "Your {yearsWorked} of experience are part of the price, also when the tool's new to you.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Clients don't buy hours, they buy one less worry. The same script is worth little as typing and a lot as a month-end without overtime.",
          'Cheap rates draw the clients who haggle most. The step up in price often brings the calmer projects.',
          'Nobody bills every working day. Between projects, offers, illness and invoices a good part of the year goes by unpaid, and the rate has to know that.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Count your billable days honestly: take off weekends, vacation, some sick days, a month for finding work and a day a week for the paperwork. Divide what you need by what's left.",
          'Do the sum once on paper: needs, taxes, insurance, tools and a reserve, divided by billable days. Never quote below that line, not even for nice people.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For small clear jobs give a fixed price with a written list of what's included; for unclear ones charge by time with a cap and a check after the first week.",
          "Offer three sizes: the necessary, the sensible, the comfortable. People then choose among your prices and don't compare you with others.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If asked for a discount, take something out instead of going down. A lower price for the same work tells them the first price was invented.',
          'Name the price and then stay silent. The urge to explain has cost freelancers more than any discount.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Raise rates for new clients first, and tell the old ones two months ahead, in one friendly sentence without reasons. Most stay.',
          'Put a review date in every longer contract. Then a higher rate is a diary entry and not an argument.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a beginner price the first two jobs so that you'd do them gladly, keep them small, and get a sentence you may quote. From the third on, charge properly.",
          "For a start sell a small fixed thing: one automated report, one page, one cleanup. It's easier to price, and easier to finish.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your background sell a diagnosis first, two paid days to look at it and a written recommendation. It sets the rate and usually brings the project.',
          'Avoid competing on platforms by price. Your first contracts come from former colleagues and employers, so write to ten of them.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Taxes, insurance and whether a contract counts as true self-employment differ by country, so spend an hour with an accountant before the first invoice.',
          "Take a part of the sum up front. It's normal, and those who refuse it are the ones who'd have paid late.",
          "If one client makes up nearly all of your income, you carry an employee's dependence without the protection.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Do the calculation tonight with your real costs. You'll know your floor in half an hour, and it's probably higher than you thought.",
          "Write the offer with a list of what isn't included. That list saves more money than any rate.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there a client with a concrete job already, or are you setting a price in general?',
          'Would it be beside a job, or does the rate have to feed you?',
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
