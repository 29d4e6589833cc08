import type { MentorKind } from '../mentor-kind.ts'

export const searchKinds: readonly MentorKind[] = [
  {
    id: 'search.where',
    asking: 'where to look for {role} jobs',
    needs: ['role'],
    examples: [
      'where do I find IT jobs',
      'which job boards are best for tech',
      'where to look for junior developer jobs',
      'best sites for data analyst openings',
      'Is Indeed any good for IT',
      'how do people actually find their first tech job',
      'where do help desk positions get posted',
      'i only see senior positions, where are the entry level ones',
      'should I go directly to company websites',
      'job hunt strategy please, where do I start searching',
      "how can I find jobs that aren't advertised",
      'hidden job market - real or myth?',
      'where are UX jobs listed',
      'which companies hire people without experience, where do I see that',
      'Looking for sysadmin work, where should I search',
      'are career fairs worth going to',
      'do staffing agencies help to find IT jobs',
      'How to search right keywords for jobs on linkedin',
      'my search gives same 20 postings every day',
      "i'm ready to apply but dont know where",
      'government or school IT jobs where are those',
      'where do startups advertise',
      'what websites for cybersecurity analyst jobs besides linkedin',
      'in which place I can find vacancy of tester',
      'find me a job as a cloud engineer',
      "how do I set up job alerts that aren't useless",
      'local companies looking for IT people, how to discover them',
      'job titles to search for when I want an entry data job',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Split it three ways: a third on boards with sharp alerts, a third on a list of thirty employers whose own pages you check weekly, and a third on people. Most only do the first and wonder.',
          "Make a list of employers before you make a list of postings. Jobs appear on a company's own page first, and there you compete with far fewer.",
          "Look where the crowd isn't: hospitals, schools, city administrations, manufacturers, insurers, logistics. They all run IT, and hardly anybody dreams of them.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "For a first job, search the plain titles nobody brags about: support technician, junior analyst, application support, test assistant, operations trainee. That's where the door is.",
          'Begin with employers who know your old field. A clinic takes a nurse into its systems team sooner than a software firm does.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With your experience the best jobs come through people, so tell ten former colleagues precisely what you're looking for. Boards are for the gaps.",
          "Search by problem instead of title: who's moving to the cloud, who has just bought a company, who's hiring a whole team. Then write before the right posting exists.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Besides {role}, set an alert for {nearRole}. Companies name the same work differently, and the neighbor title is less crowded.',
          'A stepping stone that gets posted more often: {stepRole}. Put it into your alerts as well.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Use {topSkills} as search words as well as the title; many postings for {role} hide under another name.',
          "Demand for {role} is {demand} at present, so the list of employers may need to be longer or shorter than you'd think.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your background as {currentTitle} is a search filter of its own: employers in that field understand what you bring without a translation.',
          'Search "{role}" together with words from your own field. Few people can write both on one page.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Public postings get the largest crowds, within a day or two. Every step away from the big board, a company page, a local group, a person, thins the crowd.',
          "Managers would rather hire somebody a colleague knows. It isn't unfair so much as lazy, and you can use it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Set three alerts with narrow words and one with broad ones, sorted by date, and answer within two days. A perfect application in week three is read by nobody.',
          'Search each title with its siblings: support, service desk, desktop, IT technician. Postings for the same chair come under five names.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Walk through your town by map: every employer with over a hundred desks has someone who looks after the computers. Note twenty and check their career pages on Mondays.',
          'Look at where people with the job you want worked before it. Ten profiles show you the five employers that open doors.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Staffing firms are a fair entrance to support and operations. The contract may be short, but it puts a line on your resume that the next one asks for.',
          'Local meetups, user groups and alumni lists carry jobs that never get posted. One evening a month is enough, if you talk to two people.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't let browsing feel like searching. If an hour on boards doesn't end in something sent or someone written to, it was television.",
          '"Hidden job market" mostly means people asked around first. There\'s no secret door, just conversations that take place before the posting.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Write a list of twenty employers within reach today, with the link to each career page. That's your route for every Monday.",
          'Set up one sharp alert now and delete two vague ones. Then send one application before dinner.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'How far would you travel, and would you take a less shiny employer to get in?',
          'Which titles are you typing into the search box right now?',
        ],
      },
    ],
    actions: [
      'How many applications should I send?',
      'How do I network without feeling fake?',
      'How do I find a remote job?',
      'I meet only half of the requirements',
    ],
    opens: ['dashboard', 'career-analytics'],
  },
  {
    id: 'search.no-replies',
    asking: 'why your applications get no replies',
    needs: [],
    examples: [
      'i apply and get no replies',
      '200 applications and zero interviews',
      'nobody answers my applications',
      'why am I not getting any interviews',
      "I've been applying for months and hear nothing at all",
      'only automated rejections',
      'sent my CV everywhere, silence',
      'what am I doing wrong with my job applications',
      'I get auto rejected from everything',
      'no callbacks for junior web developer jobs',
      'applied to 80 data analyst roles, not a single call',
      'is the market dead or is it me',
      'not even one invitation since September',
      'my resume seems to go into a black hole',
      'how do I find out why nobody invites me',
      'Does anyone even read what I send',
      'All I get is "unfortunately we decided to move forward with other candidates"',
      '3 months of applying and still nothing, help',
      'keep applying online, no one responds',
      'I apply for many job but company never reply to me',
      'what to change when applications dont work',
      "i'm starting to think my name is the reason they don't reply",
      'always rejected before the first interview',
      'are these job ads even real?',
      'my inbox is dead and I applyed to like fifty places',
      "getting no response even for help desk jobs I'm overqualified for",
      'application after application and nothing comes back',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Weeks of silence wear anyone down, and the silence gives you nothing to learn from. So let's find the stage where it breaks rather than send more of the same.",
          "That's a rotten feeling, putting in the hours and hearing nothing. It's rarely about you as a person and mostly about one link in the chain.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Total silence has three usual causes: the wrong jobs, a page that doesn't say quickly that you fit, or coming late to a crowd. Look at which of them is yours before you send another one.",
          'If hardly any application in thirty leads to a call, stop and change something. More of the same only makes the sample bigger.',
          "Silence before the first call is about targeting and the top of your resume, nothing else, because that's all they've seen.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'On your page this costs most at present: {resumeWeakest}. As the page is the only thing they know about you, start there.',
          'Your resume scores {resumeScore} here. The fault that weighs most is this: {resumeWeakest}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} you hold {skillsHeldCount} of the skills that are asked for. Check that the ones you hold, {skillsHeld}, can be seen in the top third.',
          "Many postings for {role} will filter for {gap1}. Until you have it, aim at those that don't name it, or at {nearRole}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'A neighboring title with a lower threshold: {stepRole}. Try ten applications there and compare the response.',
          "The market counts too: demand for {role} is {demand}. If it's thin, it takes people and not portals.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'A junior posting collects hundreds of applications within days, and a recruiter opens a fraction of them. Being good and being opened are two different problems.',
          "Some postings are stale, already filled internally, or kept up for show. You can't tell which, so don't take any single silence as an answer.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Split your last thirty: how many did you apply for within three days, how many did you really match, how many had a tailored top. The column with the zeros is your answer.',
          'Run a small test: ten applications with a new top third, only to postings of this week, only where you meet most of the musts. If it changes nothing, the target is off.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For each application you care about, write to one person there as well: \"I've applied for the analyst role; I've done this with hospital data; may I ask you one question?\" Four lines. It gets answers where portals don't.",
          'Go half a step sideways: smaller employers, plainer titles, on-site work in unglamorous places. Competition falls off a cliff there.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Give your resume and one posting to somebody who hires, and ask a single question: "Would you have called me, and if not, why not?" Ask for the reason at which they stopped.',
          "Check the dull things: the right phone number, mail landing in spam, the work-permit and salary boxes in the form. More people than you'd think are filtered by a box.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't answer silence by doubling the volume with one click. Those applications look identical to the recruiter, since they are.",
          "Don't lower yourself to anything at all, either. Desperate applications for jobs far below you get read as a mistake.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Take the last ten today and mark each: fit, fresh, tailored, person contacted. Then fix the emptiest column in the next five.',
          "Rewrite the top third tonight and send it to three postings younger than two days. Note the date; that's your new baseline.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'How many did you send, over how many weeks, and did any of them lead even to a phone call?',
          'What are you applying for, exactly, and how much of a typical posting do you meet?',
        ],
      },
    ],
    actions: [
      'How can I improve my resume?',
      'How many applications should I send?',
      'How do I network without feeling fake?',
      'I meet only half of the requirements',
    ],
    opens: ['career-analytics', 'profile'],
  },
  {
    id: 'search.underqualified',
    asking: 'whether to apply when you meet only part of the requirements',
    needs: [],
    examples: [
      'I meet only half of the requirements',
      "should I apply if I don't have all the skills",
      'job asks for 3 years experience and I have none',
      'they want 5 years for an entry level job wtf',
      'am I qualified enough for this posting',
      'i tick 6 of 10 boxes, worth it?',
      'requirements list is insane, do people really have all that',
      'Can I apply to a mid level role as a junior',
      "It says degree required, I don't have one. apply anyway?",
      "apply for data engineer even though I don't know Spark?",
      'which requirements are must have and which are wishful',
      'how much of the job description should I match',
      'is it embarassing to apply for something above me',
      'the ad wants kubernetes, go, terraform, aws and I know two',
      'I feel underqualified for every job ad i read',
      'how to write the application when I lack a requirement',
      'men apply at 60% women at 100% is it true',
      'what if they laugh at my application',
      'stretch jobs - yes or no',
      'posting says "senior" but I think I could do it',
      "I don't fit to all points of vacancy, can I send resume?",
      '"years of experience" requirement, is it strict',
      'i read job ads and every one wants something I dont have',
      'is it a waste of time to apply when missing the main tool',
      'what do I do about the bachelor requirement',
      "they require certification X and I'm still studying for it",
      'would a hiring manager consider someone who meets 50 percent',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Apply if you could do the core of it in the first month and learn the rest in the job. The first three requirements are usually real, and below them it's a wish list.",
          "About half is a sensible threshold, provided it's the right half. Missing the tool the whole job is about is different from missing four things at the bottom.",
          "Let them say no, that's their job. The list describes a person who doesn't exist at that pay, and the one they hire will miss something too.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For entry jobs, read years of experience as "please don\'t need your hand held". A finished project and a calm reference from the old job answer that better than you\'d think.',
          'With two or three years demanded and none in hand, apply where your old field counts, since knowing their business can outweigh the years.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "One level up is normal to apply for, and two levels up needs somebody inside who vouches for you. Say what you've done at that level already without the title.",
          "If the missing part is a tool and not a kind of work, ignore it. Someone who's run one queue or one cloud learns another in weeks, and good managers know it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} you hold {skillsHeldCount} of the usual requirements. With {skillsHeld} on your side, read each posting for whether those are at the top.',
          'You bring {skillsHeld}. Any posting for {role} whose first lines name two of these is one to answer.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The usual stumbling block for you will be {gap1}. Where it stands first in the list, skip it; where it stands seventh, apply.',
          'Your gaps for {role} are mainly {gap1} and {gap2}. When a posting builds on both, save your hour for another.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Where {role} is too far for now, {stepRole} asks for less and leads there.',
          'A nearer title with much of the same work: {nearRole}. Compare its postings with your list.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "A posting is often three people's wishes in one text: the manager's needs, the team's hopes, and a template from last year. Only the first part decides.",
          "You see your gaps; they see their pile. Often the pile holds nobody who meets everything, and you never find out if you don't send it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Sort each line of the posting: can do, could do in a month, no idea. If the first two columns hold most of it, send it today.',
          'Look for what repeats. What stands in the title, in the first paragraph and in the requirements is a must, everything named once is negotiable.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "In the application, don't mention what's missing. Lead with the two requirements you meet best and give a proof for each.",
          "When they ask about the gap, be ready with one sentence: nearest thing you've done, what you've begun, how long it took you last time.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'On degrees: "or equivalent experience" means it\'s open, and even a flat "required" is often from a template. Public employers and banks take it more literally than others do.',
          "If you know anyone inside, ask what the real musts are. It's one message, and it's the only reliable source.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't spray at seniors' jobs out of frustration. A hundred far reaches teach you only that far reaches don't answer.",
          "Where the requirement is a license, a clearance or a language, it's usually not negotiable. Believe that one.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Take the posting you've been putting off, sort its lines into three columns, and decide in ten minutes. If it's close, send it before bed.",
          "Apply this week to two jobs where you meet a bit over half. Keep count of what comes back, so that you've got your own figure instead of a legend.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which requirement is it that stops you, and where in the list does it stand?',
          'If you got this job, what would you be lost with in the first month?',
        ],
      },
    ],
    actions: [
      'What am I missing for this role?',
      'How do I tailor it to a posting?',
      'Am I ready to apply?',
      'I apply and get no replies',
    ],
    opens: ['career-analytics', 'dashboard'],
  },
  {
    id: 'search.how-many',
    asking: 'how many applications to send, and how to organize them',
    needs: [],
    examples: [
      'how many applications should I send per week',
      'is 10 applications a day too much',
      'quality or quantity when applying',
      'how many jobs do people apply to before they get one',
      'should I mass apply',
      'how long does a job search take usually',
      'how do I keep track of all my applications',
      'i apply to 3 a week is that enough',
      'easy apply everywhere or a few with effort',
      'job search schedule, how many hours a day',
      'how many interviews per application is normal',
      'What response rate should I expect',
      'spreadsheet for job applications what columns',
      'should i use a bot to auto apply',
      "I've sent 15 so far, is that many or few",
      'how many places at the same time',
      'when should I stop applying, if I have interviews running',
      'how to organise job search beside a full time job',
      'how much time daily on looking for a job is healthy',
      'Do I apply to several positions at the same company',
      'is it ok to reapply to the same posting',
      'how many application is normal for getting a first job in IT',
      'what numbers are realistic, out of 100 applicatons how many answer',
      'best day and time to send applications',
      'should I wait for one answer before sending the next',
      'how to do a job hunt efficiently without going mad',
      'weekly target for job hunting',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Five to ten good ones a week beat fifty clicks, if good means fresh posting, tailored top, and a message to someone there for the best two.',
          "Take the number you can do with care, and add one person contacted for each three sent. For someone with a job that's three a week, for someone searching full time perhaps ten.",
          'Count replies, not applications. If twenty careful ones bring no call, change the page or the target before you send the twenty-first.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "For a first job the odds per application are low, so keep a steady flow and don't hang your heart on any single one. Put the saved effort into people.",
          'As a switcher you need more shots than someone with a matching resume, and better-chosen ones: employers from your old field should be a third of them.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, twenty well-aimed applications can be a whole search. Half of your time belongs in conversations.',
          'With experience, too many applications hurt: recruiters talk, and the same company sees you under three titles. Choose.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role}, demand is {demand}, which shifts how many it takes. Judge by your own rate after the first twenty.',
          'You hold {skillsHeldCount} skills of {role}, so aim the careful ones at postings that lean on {skillsHeld}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "At {hoursPerWeek} hours a week, give applications a third at most while you're still learning. The rest makes the next application better.",
          'Remember your frame, {limit}. A rhythm that fits it and holds for three months beats two heroic weekends.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Each stage leaks: sent, opened, called, interviewed, offered. With a count per stage you see where it leaks, and without one it\'s all just "nothing works".',
          "Volume feels like control, and that's why it's tempting. But identical applications fail for identical reasons.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'A table with eight columns will do: company, role, link, date, version sent, person contacted, last news, next step. Ten minutes each Friday to tend it.',
          'Set fixed slots: Monday search and pick, Tuesday and Wednesday write, Thursday people, Friday follow up. Evenings without a slot are off.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep applying until a contract is signed. Interviews evaporate, budgets freeze, and a full pipeline makes you calmer in each talk.',
          'Read each stage separately: no calls means page or target, calls but no second round means your story, finals but no offer means depth or fit.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "At one company, apply for one role, two at most, and for those that resemble each other. Five at once say you don't know what you want.",
          "Fresh beats perfect time of day. In the first two days of a posting you're among the ones who get read.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Auto-apply tools send your name to jobs you'd be ashamed of, with answers you didn't check. Some employers mark such profiles.",
          "Searching full time doesn't mean eight hours a day. After four, quality drops and so does your mood, and both show.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Set your number for this week now, and make it one you'd still manage in a bad one.",
          "Build the table tonight with the last ten you can remember. The patterns show while you're typing.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'How many have you sent so far, and how many led to a conversation?',
          'How many hours a week can you honestly give it?',
        ],
      },
    ],
    actions: [
      'I apply and get no replies',
      'Where should I look for jobs?',
      'How do I follow up?',
      'How do I tailor it to a posting?',
    ],
    opens: ['dashboard'],
  },
  {
    id: 'search.network',
    asking: "how to network when it doesn't come naturally",
    needs: [],
    examples: [
      'how do I network',
      "i don't know anyone in IT",
      'networking feels fake to me',
      'how to ask for a referral without being annoying',
      'what do I write to a stranger on LinkedIn',
      'how do I get informational interviews',
      'do I have to go to meetups',
      'referrals: how do people get them',
      'cold message template to someone in the company',
      'How can an introvert build a professional network',
      'i have no contacts in tech, i come from construction',
      'should I message the hiring manager',
      'how do I ask a friend to recommend me for a job',
      'people ignore my LinkedIn messages',
      'what to say at a meetup when you know nobody',
      'is a coffee chat worth it and what would I ask',
      'how do I reconnect with old coworkers after years',
      'where to find people who work as data scientists to talk to',
      "It's all about who you know, so what do I do without connections",
      'how to find a mentor in tech',
      'conference networking tips',
      'dont want to beg people for a job',
      'how to write to alumni',
      'How I can meet people from IT sphere',
      'building a network from zero in a new city',
      'which communities or discords are good for developers',
      'how do i keep contact with people after i met them',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Ask for twenty minutes about their work, never for a job. People like talking about what they do, and the job part takes care of itself once they know you exist.',
          "Begin with those who already know you: former colleagues, classmates, clients, the cousin in an office. Tell thirty people in one plain sentence what you're looking for.",
          "It's only asking curious questions and remembering the answers. If it feels fake, you're asking for a favor too early.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'You know more people in IT than you think: whoever fixed your computer at work, the vendor of the system you used, the colleague who left for a tech job. Begin there.',
          'As a newcomer you\'ve got the best excuse of all: "I\'m moving into this, may I ask you how you got there?" It works for about a year, so use it now.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Your network is every person you've ever helped at work. Write to five of them this week without wanting anything, and the sixth message can say what you're looking for.",
          "For you, referrals are the main road. Name the role, the kind of company, and the problem you're good at, so that people know when to think of you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your field as {currentTitle} is a network nobody in tech has. Ask there first who builds or runs the systems.',
          "In {yearsWorked} of work you've met people who now sit somewhere else. Go through your old phone book before you go to a meetup.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Good questions for somebody in {role}: what do you use of {topSkills} every day, and what did the posting exaggerate?',
          "Ask people in {role} whether {gap1} really matters in their team. It's a good question, and you need the answer anyway.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "A referral doesn't get you the job, it gets your page opened. In a pile of hundreds, that's the largest single advantage there is.",
          'The useful hint usually comes from people you hardly know, because your close friends know the same jobs as you do.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'A message that gets answered has four lines: who you are, why them in particular, one question, how little time. "I saw you went from teaching to testing; I\'m doing the same. May I ask what surprised you?"',
          'Ask for a referral as an easy no: "If you think I\'d fit, would you pass on my resume? And if not, I\'d be glad to hear why." Add the link and three lines they can copy.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'At a meetup, set a goal of two conversations and then you may leave. Stand by the coffee and ask "what are you working on?", and that\'s all the technique you need.',
          'If crowds drain you, write instead. Useful answers in a forum or a project chat make you known to people who have never seen your face.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Afterwards, thank them the same day with one thing you'll do because of the talk. Weeks later, tell them what became of it. Hardly anyone does the second, and it's what makes a contact.",
          'End each talk with "who else should I talk to?" Two chains of that get you further than a hundred requests.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Write to the likely manager when you apply: three sentences, one about their problem, one about your proof, one saying you've applied. It's normal, and it's how half the quiet hires begin.",
          'Give before you need: forward a posting, answer a question, introduce two people. It needs no position, only attention.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Most strangers don't reply, even to a good message. Silence isn't rude and isn't about you; write to the next one and don't nag.",
          "Don't paste one text to fifty people in the same company. They sit next to each other.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write to one person today whom you already know and tell them in one sentence what you're looking for. It takes five minutes.",
          'Choose three people who have the job you want, and send one of them the four lines tonight.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "Who's the closest person you have to that kind of work, even if it's a friend of a friend?",
          'Is it the writing, the talking or the asking that puts you off?',
        ],
      },
    ],
    actions: [
      'What should my LinkedIn headline say?',
      'How do I deal with recruiters?',
      'Where should I look for jobs?',
      'How do I speak up as an introvert?',
    ],
    opens: ['profile', 'career-story'],
  },
  {
    id: 'search.recruiters',
    asking: 'how to deal with recruiters',
    needs: [],
    examples: [
      'how do I work with recruiters',
      'a recruiter messaged me on linkedin, what do I answer',
      'should I use a recruiting agency',
      'are headhunters on my side',
      'recruiter wants to know my current employer and salary',
      'what do I tell a recruiter in the first call',
      "third party recruiter won't tell me the company's name",
      'how do I get recruiters to notice me',
      "a recruiter sends me jobs that don't fit at all",
      'can I work with several agencies at once',
      'recruiter ghosted me after promising a job',
      'They call me for contract roles only, is it ok?',
      'internal recruiter vs agency recruiter',
      'do i have to pay a recruiter',
      'how to say no to a recruiter politely',
      'recruiter asks for exclusive right to represent',
      'recruiter keeps pushing me to accept',
      'does it make sense to contact recruiters myself as a junior',
      'agency changed my resume without asking',
      'recruiter call tomorow, what is this about',
      'two recruiters sent me to the same company, problem?',
      'Good questions to ask a recruiter about the role',
      'recruiters ignore career changers, how do I get past them',
      'should I trust what recruiter says about the salary',
      'HR lady knows nothing about tech, how do I talk with her',
      'how to write to recruiter so that he answers',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Remember who pays them: the employer. A good recruiter is a useful ally with another client, so be friendly, be clear, and keep your lowest number to yourself.',
          "On the first call you're both checking the same five things: role, place, pay range, timing, process. Ask for the range early, it's routine for them.",
          'Treat them as a channel and not as a plan. Two or three who know your field and answer mails are worth more than thirty who collect resumes.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Agencies are paid to find people who've done the exact job before, so as a switcher you're hard to sell. Inside recruiters and staffing firms for support roles are the better door.",
          "Don't be hurt if headhunters pass by a newcomer. Talk to the recruiters who work inside companies, and to staffing firms that fill help desk and testing jobs.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, a few recruiters who place your kind of role are worth tending between searches. Answer even when you're not looking and tell them what would tempt you.",
          'With your experience you may set terms: company name, range and reason for the opening before the resume goes out. Serious ones agree at once.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Give them the search words: {role}, {skillsHeld}, your place, from when. That's what they type into their own database.",
          'For the talk about money, know the range first: {payRange} for {role} ({paySource}). Then ask for theirs before you name yours.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'If a recruiter mentions {gap1}, say where you stand in one honest sentence. They can only sell what they understood.',
          "Tell them also that {nearRole} would interest you, if it would. They search by title and won't guess it.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'A recruiter has twenty openings and ten minutes. The easier you make it to say in one line what you are, the oftener your name comes up.',
          'Agencies earn when somebody signs. So a push near the end is their business speaking, and your answer can wait a day.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Answer a cold message with four questions: which company, what range, where and how remote, why is it open. A real one replies within the day.',
          "On the first call have a sentence ready for who you are, one for what you want, and one for why you're looking. It's a screening for clarity and nothing more.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Never let an agency send your resume without naming the employer and getting your yes in writing. Two agencies for one job can knock you out of both.',
          "Ask to see the version of your resume they send. Some rework it, and you'll be questioned about their sentences.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "With a recruiter who isn't technical, translate: what you do, for whom, what changed. Use the posting's own words, since they're comparing it line by line.",
          'To decline, give a reason they can use: "Not on-site, but I\'d look at the same role hybrid." You stay in the file under something true.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If they go quiet, write once after a week and once more after two, then let it rest. Silence from an agency nearly always means the client is silent.',
          'Put the good ones on a short list and send them a note twice a year. When the right opening comes, they call people they remember.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "You don't pay. A recruiter who asks for a fee, a paid course or your bank details isn't one.",
          'Treat promised numbers as hearsay until they stand in the offer. Many are optimistic, and a few are bait.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Write your one-line description for recruiters today and put it at the top of your profile.',
          "Answer the one message you've left lying for a week, with the four questions. It takes three minutes.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is it a recruiter from the company itself or from an agency?',
          'What did they offer or ask that made you hesitate?',
        ],
      },
    ],
    actions: [
      'What do I say about salary expectations?',
      'Is this offer a scam?',
      'What should my LinkedIn headline say?',
      'They ghosted me after the interview',
    ],
    opens: ['profile'],
  },
  {
    id: 'search.follow-up',
    asking: 'when and how to follow up after applying or interviewing',
    needs: [],
    examples: [
      'when should I follow up after an interview',
      'do I send a thank you note',
      'how long to wait before asking about my application',
      'how to ask for an update without sounding desperate',
      'follow up email after interview example',
      "it's been a week since the interview, should I write",
      'Should I call them about my application',
      'thank you email: to each interviewer or just to HR?',
      'what to write after the final round',
      'I applied two weeks ago, how do I check the status',
      "they said they'd let me know by Friday and it's Monday",
      'is it pushy to email the hiring manager again',
      'how many times can i follow up',
      'follow-up mesage for a job application on linkedin',
      'forgot to send a thank-you mail, too late after three days?',
      'i have another offer, how do I hurry up the other company',
      'how do I remind the recruiter about me',
      'can I ask how the other candidates are doing',
      'What is polite way to ask result of interview',
      'after the interview how many days is normal to wait for the decision',
      'should I follow up on applications with no contact person',
      "they told me they're still interviewing, how do I stay in the picture",
      "how do you write a good thanks note that isn't cheesy",
      "nudge email for a recruiter who said he'd call",
      'do thank you notes make any difference in tech',
      'how do i get an answer before my other offer expires',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "After an interview, write the same day, four lines. If the date they named passes, wait two working days and ask once. That's all the etiquette there is.",
          "A thank-you note won't win the job, but a good one, with one thought about what you discussed, keeps you in their head while they decide.",
          "Ask at the end of each talk when you'll hear and whom you may write to. Then following up is simply keeping an appointment.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For first jobs, a follow-up helps more than people think, since it shows just the reliability a manager wonders about in a newcomer.',
          "Don't worry that it looks needy. In most teams, the newcomer who writes a clear short note stands out, because so few do.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, follow up with substance: a link, a thought on their problem, an answer you\'d now give better. A bare "any news?" is a wasted message.',
          "Tell them openly where you stand: other processes, your dates, what would make you decide. It's taken as professional, as long as it's true.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "If the talk touched {gap1}, the note is the place for one honest line about what you're doing there.",
          'A good hook for a {role} thank-you is something concrete they said about {topSkills}; write it down right after the call.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "The delay is nearly always theirs: somebody's on vacation, another candidate comes Thursday, the budget needs a signature. It's hardly ever a verdict.",
          "Hiring is a side job for most managers. A short note moves you from the back of their mind to the top of the inbox, and that's its only purpose.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Thank-you in four lines: thanks, the thing from the talk that stuck with you, one sentence linking it to what you've done, glad to hear about next steps. No attachments.",
          "Write to the people you spoke with if you have their addresses, each with a different sentence. If you've only got HR, ask them to pass it on.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Asking for an update: \"You'd mentioned a decision by Friday. I'm still very interested; is there a new date, or anything you need from me?\" It's polite and answerable in one line.",
          "For an application without an interview, one note after a week to ten days, to a person and not to the mailbox. If there's no person, the time is better spent finding one.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'With another offer in hand, say it plainly: "I have an offer with a deadline on the tenth and would prefer to work with you. Is a decision possible by then?" Only if it\'s true.',
          'Ask the company with the offer for a few more days as well. A week is a common request, and reasonable ones grant it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Two follow-ups, about a week apart, then move on inwardly. Leave the door open with a last line: "If it comes back to life, I\'d be glad to hear."',
          'If you remember a better answer afterwards, use the note for it. Two sentences, no apology.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't phone unless they invited you to, and don't write to three people the same day. It reads as pressure.",
          'Never bluff about another offer. The answer may be "then congratulations", and there you are.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Put a date in your calendar now for the one follow-up you'll send, and stop thinking about it until then.",
          'Write the four lines today while you remember what was said. Send it, then apply to something else the same day.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did they say about timing, and when was that?',
          'Whom do you have an address for: the recruiter, the manager, or just the portal?',
        ],
      },
    ],
    actions: [
      'They ghosted me after the interview',
      'How do I compare two offers?',
      'What questions should I ask them?',
      'How many applications should I send?',
    ],
    opens: ['dashboard'],
  },
]
