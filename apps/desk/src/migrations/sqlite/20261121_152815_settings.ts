import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`alert\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`level\` text DEFAULT 'information',
  	\`so_title\` text,
  	\`so_text\` text,
  	\`so_link_text\` text,
  	\`en_title\` text,
  	\`en_text\` text,
  	\`en_link_text\` text,
  	\`link\` text,
  	\`from\` text,
  	\`from_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`alert__status_idx\` ON \`alert\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_alert_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_level\` text DEFAULT 'information',
  	\`version_so_title\` text,
  	\`version_so_text\` text,
  	\`version_so_link_text\` text,
  	\`version_en_title\` text,
  	\`version_en_text\` text,
  	\`version_en_link_text\` text,
  	\`version_link\` text,
  	\`version_from\` text,
  	\`version_from_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`version_until\` text,
  	\`version_until_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_alert_v_version_version__status_idx\` ON \`_alert_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_alert_v_created_at_idx\` ON \`_alert_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_alert_v_updated_at_idx\` ON \`_alert_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_alert_v_latest_idx\` ON \`_alert_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`contact_information_office_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_information_office_phones_order_idx\` ON \`contact_information_office_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_information_office_phones_parent_id_idx\` ON \`contact_information_office_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`press_email\` text,
  	\`hotline\` text,
  	\`so_working_hours\` text DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	\`so_working_days\` text DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	\`so_day_off\` text DEFAULT 'Jimco: Fasax',
  	\`so_hotline_title\` text DEFAULT 'Khadka degdegga ah, furan 24/7',
  	\`so_office_hours\` text DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	\`so_address\` text DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	\`en_working_hours\` text DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	\`en_working_days\` text DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	\`en_day_off\` text DEFAULT 'Friday off',
  	\`en_hotline_title\` text DEFAULT 'Hotline, open 24/7',
  	\`en_office_hours\` text DEFAULT 'Monday to Friday, 8am to 4pm',
  	\`en_address\` text DEFAULT 'Ministry of Defence, Mogadishu',
  	\`radio_url\` text,
  	\`stream_url\` text,
  	\`social_facebook\` text,
  	\`social_x\` text,
  	\`social_instagram\` text,
  	\`social_youtube\` text,
  	\`social_tiktok\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_information__status_idx\` ON \`contact_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_information_v_version_office_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_office_phones_order_idx\` ON \`_contact_information_v_version_office_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_office_phones_parent_id_idx\` ON \`_contact_information_v_version_office_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_email\` text,
  	\`version_press_email\` text,
  	\`version_hotline\` text,
  	\`version_so_working_hours\` text DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	\`version_so_working_days\` text DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	\`version_so_day_off\` text DEFAULT 'Jimco: Fasax',
  	\`version_so_hotline_title\` text DEFAULT 'Khadka degdegga ah, furan 24/7',
  	\`version_so_office_hours\` text DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	\`version_so_address\` text DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	\`version_en_working_hours\` text DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	\`version_en_working_days\` text DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	\`version_en_day_off\` text DEFAULT 'Friday off',
  	\`version_en_hotline_title\` text DEFAULT 'Hotline, open 24/7',
  	\`version_en_office_hours\` text DEFAULT 'Monday to Friday, 8am to 4pm',
  	\`version_en_address\` text DEFAULT 'Ministry of Defence, Mogadishu',
  	\`version_radio_url\` text,
  	\`version_stream_url\` text,
  	\`version_social_facebook\` text,
  	\`version_social_x\` text,
  	\`version_social_instagram\` text,
  	\`version_social_youtube\` text,
  	\`version_social_tiktok\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_version__status_idx\` ON \`_contact_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_created_at_idx\` ON \`_contact_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_updated_at_idx\` ON \`_contact_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_latest_idx\` ON \`_contact_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_picture_id\` integer,
  	\`so_show_name\` integer DEFAULT true,
  	\`en_picture_id\` integer,
  	\`en_show_name\` integer DEFAULT true,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`so_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`en_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_so_so_picture_idx\` ON \`banners\` (\`so_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_en_en_picture_idx\` ON \`banners\` (\`en_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_picture_id\` integer,
  	\`version_so_show_name\` integer DEFAULT true,
  	\`version_en_picture_id\` integer,
  	\`version_en_show_name\` integer DEFAULT true,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_so_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_version_so_version_so_picture_idx\` ON \`_banners_v\` (\`version_so_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_en_version_en_picture_idx\` ON \`_banners_v\` (\`version_en_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`about_so_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_so_values_items_order_idx\` ON \`about_so_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_so_values_items_parent_id_idx\` ON \`about_so_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_en_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_en_values_items_order_idx\` ON \`about_en_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_en_values_items_parent_id_idx\` ON \`about_en_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_title\` text DEFAULT 'Ku saabsan Wasaaradda',
  	\`so_lead\` text DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	\`so_overview_heading\` text DEFAULT 'Guudmar',
  	\`so_overview_paragraphs\` text DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	\`so_mission_heading\` text DEFAULT 'Hawsha',
  	\`so_mission_text\` text DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	\`so_vision_heading\` text DEFAULT 'Hiigsiga',
  	\`so_vision_text\` text DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	\`so_values_heading\` text DEFAULT 'Qiyamka',
  	\`so_goals_heading\` text DEFAULT 'Yoolalka',
  	\`so_goals_items\` text DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	\`so_minister_heading\` text DEFAULT 'Wasiirka',
  	\`so_structure_heading\` text DEFAULT 'Sida ay u dhisan tahay',
  	\`so_structure_lead\` text DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	\`so_structure_minister\` text DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	\`so_structure_state_minister\` text DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	\`so_structure_deputy_minister\` text DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	\`so_structure_permanent_secretary\` text DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	\`so_structure_director_general_defense\` text DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	\`so_structure_director_general_personnel\` text DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	\`so_structure_army_leadership\` text DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	\`en_title\` text DEFAULT 'About the Ministry',
  	\`en_lead\` text DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	\`en_overview_heading\` text DEFAULT 'Overview',
  	\`en_overview_paragraphs\` text DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	\`en_mission_heading\` text DEFAULT 'Mission',
  	\`en_mission_text\` text DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	\`en_vision_heading\` text DEFAULT 'Vision',
  	\`en_vision_text\` text DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	\`en_values_heading\` text DEFAULT 'Values',
  	\`en_goals_heading\` text DEFAULT 'Goals',
  	\`en_goals_items\` text DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	\`en_minister_heading\` text DEFAULT 'The Minister',
  	\`en_structure_heading\` text DEFAULT 'How it is built',
  	\`en_structure_lead\` text DEFAULT 'Each office has a page of its own.',
  	\`en_structure_minister\` text DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	\`en_structure_state_minister\` text DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	\`en_structure_deputy_minister\` text DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	\`en_structure_permanent_secretary\` text DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	\`en_structure_director_general_defense\` text DEFAULT 'Coordinates planning, training and readiness.',
  	\`en_structure_director_general_personnel\` text DEFAULT 'Is in charge of personnel, supply and welfare.',
  	\`en_structure_army_leadership\` text DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_so_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_so_values_items_order_idx\` ON \`_about_v_version_so_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_so_values_items_parent_id_idx\` ON \`_about_v_version_so_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_en_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_en_values_items_order_idx\` ON \`_about_v_version_en_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_en_values_items_parent_id_idx\` ON \`_about_v_version_en_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_title\` text DEFAULT 'Ku saabsan Wasaaradda',
  	\`version_so_lead\` text DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	\`version_so_overview_heading\` text DEFAULT 'Guudmar',
  	\`version_so_overview_paragraphs\` text DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	\`version_so_mission_heading\` text DEFAULT 'Hawsha',
  	\`version_so_mission_text\` text DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	\`version_so_vision_heading\` text DEFAULT 'Hiigsiga',
  	\`version_so_vision_text\` text DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	\`version_so_values_heading\` text DEFAULT 'Qiyamka',
  	\`version_so_goals_heading\` text DEFAULT 'Yoolalka',
  	\`version_so_goals_items\` text DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	\`version_so_minister_heading\` text DEFAULT 'Wasiirka',
  	\`version_so_structure_heading\` text DEFAULT 'Sida ay u dhisan tahay',
  	\`version_so_structure_lead\` text DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	\`version_so_structure_minister\` text DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	\`version_so_structure_state_minister\` text DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	\`version_so_structure_deputy_minister\` text DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	\`version_so_structure_permanent_secretary\` text DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	\`version_so_structure_director_general_defense\` text DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	\`version_so_structure_director_general_personnel\` text DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	\`version_so_structure_army_leadership\` text DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	\`version_en_title\` text DEFAULT 'About the Ministry',
  	\`version_en_lead\` text DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	\`version_en_overview_heading\` text DEFAULT 'Overview',
  	\`version_en_overview_paragraphs\` text DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	\`version_en_mission_heading\` text DEFAULT 'Mission',
  	\`version_en_mission_text\` text DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	\`version_en_vision_heading\` text DEFAULT 'Vision',
  	\`version_en_vision_text\` text DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	\`version_en_values_heading\` text DEFAULT 'Values',
  	\`version_en_goals_heading\` text DEFAULT 'Goals',
  	\`version_en_goals_items\` text DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	\`version_en_minister_heading\` text DEFAULT 'The Minister',
  	\`version_en_structure_heading\` text DEFAULT 'How it is built',
  	\`version_en_structure_lead\` text DEFAULT 'Each office has a page of its own.',
  	\`version_en_structure_minister\` text DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	\`version_en_structure_state_minister\` text DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	\`version_en_structure_deputy_minister\` text DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	\`version_en_structure_permanent_secretary\` text DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	\`version_en_structure_director_general_defense\` text DEFAULT 'Coordinates planning, training and readiness.',
  	\`version_en_structure_director_general_personnel\` text DEFAULT 'Is in charge of personnel, supply and welfare.',
  	\`version_en_structure_army_leadership\` text DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`partners_partners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`so_name\` text,
  	\`so_text\` text,
  	\`en_name\` text,
  	\`en_text\` text,
  	\`kind\` text DEFAULT 'defense',
  	\`logo_id\` integer,
  	\`mark\` text,
  	\`letters\` text,
  	\`url\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_partners_order_idx\` ON \`partners_partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`partners_partners_parent_id_idx\` ON \`partners_partners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_partners_logo_idx\` ON \`partners_partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`partners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v_version_partners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_name\` text,
  	\`so_text\` text,
  	\`en_name\` text,
  	\`en_text\` text,
  	\`kind\` text DEFAULT 'defense',
  	\`logo_id\` integer,
  	\`mark\` text,
  	\`letters\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_version_partners_order_idx\` ON \`_partners_v_version_partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_partners_parent_id_idx\` ON \`_partners_v_version_partners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_partners_logo_idx\` ON \`_partners_v_version_partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`alert\`;`)
  await db.run(sql`DROP TABLE \`_alert_v\`;`)
  await db.run(sql`DROP TABLE \`contact_information_office_phones\`;`)
  await db.run(sql`DROP TABLE \`contact_information\`;`)
  await db.run(sql`DROP TABLE \`_contact_information_v_version_office_phones\`;`)
  await db.run(sql`DROP TABLE \`_contact_information_v\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`about_so_values_items\`;`)
  await db.run(sql`DROP TABLE \`about_en_values_items\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_so_values_items\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_en_values_items\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`partners_partners\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`DROP TABLE \`_partners_v_version_partners\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
}
