import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alert_level" AS ENUM('information', 'warning', 'emergency');
  CREATE TYPE "public"."enum_alert_from_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum_alert_until_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum_alert_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__alert_v_version_level" AS ENUM('information', 'warning', 'emergency');
  CREATE TYPE "public"."enum__alert_v_version_from_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum__alert_v_version_until_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum__alert_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_partners_kind" AS ENUM('international', 'regional', 'peacekeeping', 'defense');
  CREATE TYPE "public"."enum_partners_partners_mark" AS ENUM('un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_partners_kind" AS ENUM('international', 'regional', 'peacekeeping', 'defense');
  CREATE TYPE "public"."enum__partners_v_version_partners_mark" AS ENUM('un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "alert" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum_alert_level" DEFAULT 'information',
  	"so_title" varchar,
  	"so_text" varchar,
  	"so_link_text" varchar,
  	"en_title" varchar,
  	"en_text" varchar,
  	"en_link_text" varchar,
  	"link" varchar,
  	"from" timestamp(3) with time zone,
  	"from_tz" "enum_alert_from_tz" DEFAULT 'Africa/Mogadishu',
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_alert_until_tz" DEFAULT 'Africa/Mogadishu',
  	"_status" "enum_alert_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_alert_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_level" "enum__alert_v_version_level" DEFAULT 'information',
  	"version_so_title" varchar,
  	"version_so_text" varchar,
  	"version_so_link_text" varchar,
  	"version_en_title" varchar,
  	"version_en_text" varchar,
  	"version_en_link_text" varchar,
  	"version_link" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_from_tz" "enum__alert_v_version_from_tz" DEFAULT 'Africa/Mogadishu',
  	"version_until" timestamp(3) with time zone,
  	"version_until_tz" "enum__alert_v_version_until_tz" DEFAULT 'Africa/Mogadishu',
  	"version__status" "enum__alert_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact_information_office_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar
  );
  
  CREATE TABLE "contact_information" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"press_email" varchar,
  	"hotline" varchar,
  	"so_working_hours" varchar DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	"so_working_days" varchar DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	"so_day_off" varchar DEFAULT 'Jimco: Fasax',
  	"so_hotline_title" varchar DEFAULT 'Khadka degdegga ah, furan 24/7',
  	"so_office_hours" varchar DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	"so_address" varchar DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	"en_working_hours" varchar DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	"en_working_days" varchar DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	"en_day_off" varchar DEFAULT 'Friday off',
  	"en_hotline_title" varchar DEFAULT 'Hotline, open 24/7',
  	"en_office_hours" varchar DEFAULT 'Monday to Friday, 8am to 4pm',
  	"en_address" varchar DEFAULT 'Ministry of Defence, Mogadishu',
  	"radio_url" varchar,
  	"stream_url" varchar,
  	"social_facebook" varchar,
  	"social_x" varchar,
  	"social_instagram" varchar,
  	"social_youtube" varchar,
  	"social_tiktok" varchar,
  	"_status" "enum_contact_information_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_information_v_version_office_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_press_email" varchar,
  	"version_hotline" varchar,
  	"version_so_working_hours" varchar DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	"version_so_working_days" varchar DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	"version_so_day_off" varchar DEFAULT 'Jimco: Fasax',
  	"version_so_hotline_title" varchar DEFAULT 'Khadka degdegga ah, furan 24/7',
  	"version_so_office_hours" varchar DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	"version_so_address" varchar DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	"version_en_working_hours" varchar DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	"version_en_working_days" varchar DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	"version_en_day_off" varchar DEFAULT 'Friday off',
  	"version_en_hotline_title" varchar DEFAULT 'Hotline, open 24/7',
  	"version_en_office_hours" varchar DEFAULT 'Monday to Friday, 8am to 4pm',
  	"version_en_address" varchar DEFAULT 'Ministry of Defence, Mogadishu',
  	"version_radio_url" varchar,
  	"version_stream_url" varchar,
  	"version_social_facebook" varchar,
  	"version_social_x" varchar,
  	"version_social_instagram" varchar,
  	"version_social_youtube" varchar,
  	"version_social_tiktok" varchar,
  	"version__status" "enum__contact_information_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_picture_id" integer,
  	"so_show_name" boolean DEFAULT true,
  	"en_picture_id" integer,
  	"en_show_name" boolean DEFAULT true,
  	"_status" "enum_banners_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_picture_id" integer,
  	"version_so_show_name" boolean DEFAULT true,
  	"version_en_picture_id" integer,
  	"version_en_show_name" boolean DEFAULT true,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "about_so_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_en_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_title" varchar DEFAULT 'Ku saabsan Wasaaradda',
  	"so_lead" varchar DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	"so_overview_heading" varchar DEFAULT 'Guudmar',
  	"so_overview_paragraphs" varchar DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	"so_mission_heading" varchar DEFAULT 'Hawsha',
  	"so_mission_text" varchar DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	"so_vision_heading" varchar DEFAULT 'Hiigsiga',
  	"so_vision_text" varchar DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	"so_values_heading" varchar DEFAULT 'Qiyamka',
  	"so_goals_heading" varchar DEFAULT 'Yoolalka',
  	"so_goals_items" varchar DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	"so_minister_heading" varchar DEFAULT 'Wasiirka',
  	"so_structure_heading" varchar DEFAULT 'Sida ay u dhisan tahay',
  	"so_structure_lead" varchar DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	"so_structure_minister" varchar DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	"so_structure_state_minister" varchar DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	"so_structure_deputy_minister" varchar DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	"so_structure_permanent_secretary" varchar DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	"so_structure_director_general_defense" varchar DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	"so_structure_director_general_personnel" varchar DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	"so_structure_army_leadership" varchar DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	"en_title" varchar DEFAULT 'About the Ministry',
  	"en_lead" varchar DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	"en_overview_heading" varchar DEFAULT 'Overview',
  	"en_overview_paragraphs" varchar DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	"en_mission_heading" varchar DEFAULT 'Mission',
  	"en_mission_text" varchar DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	"en_vision_heading" varchar DEFAULT 'Vision',
  	"en_vision_text" varchar DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	"en_values_heading" varchar DEFAULT 'Values',
  	"en_goals_heading" varchar DEFAULT 'Goals',
  	"en_goals_items" varchar DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	"en_minister_heading" varchar DEFAULT 'The Minister',
  	"en_structure_heading" varchar DEFAULT 'How it is built',
  	"en_structure_lead" varchar DEFAULT 'Each office has a page of its own.',
  	"en_structure_minister" varchar DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	"en_structure_state_minister" varchar DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	"en_structure_deputy_minister" varchar DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	"en_structure_permanent_secretary" varchar DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	"en_structure_director_general_defense" varchar DEFAULT 'Coordinates planning, training and readiness.',
  	"en_structure_director_general_personnel" varchar DEFAULT 'Is in charge of personnel, supply and welfare.',
  	"en_structure_army_leadership" varchar DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_so_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_en_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_title" varchar DEFAULT 'Ku saabsan Wasaaradda',
  	"version_so_lead" varchar DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	"version_so_overview_heading" varchar DEFAULT 'Guudmar',
  	"version_so_overview_paragraphs" varchar DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	"version_so_mission_heading" varchar DEFAULT 'Hawsha',
  	"version_so_mission_text" varchar DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	"version_so_vision_heading" varchar DEFAULT 'Hiigsiga',
  	"version_so_vision_text" varchar DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	"version_so_values_heading" varchar DEFAULT 'Qiyamka',
  	"version_so_goals_heading" varchar DEFAULT 'Yoolalka',
  	"version_so_goals_items" varchar DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	"version_so_minister_heading" varchar DEFAULT 'Wasiirka',
  	"version_so_structure_heading" varchar DEFAULT 'Sida ay u dhisan tahay',
  	"version_so_structure_lead" varchar DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	"version_so_structure_minister" varchar DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	"version_so_structure_state_minister" varchar DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	"version_so_structure_deputy_minister" varchar DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	"version_so_structure_permanent_secretary" varchar DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	"version_so_structure_director_general_defense" varchar DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	"version_so_structure_director_general_personnel" varchar DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	"version_so_structure_army_leadership" varchar DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	"version_en_title" varchar DEFAULT 'About the Ministry',
  	"version_en_lead" varchar DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	"version_en_overview_heading" varchar DEFAULT 'Overview',
  	"version_en_overview_paragraphs" varchar DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	"version_en_mission_heading" varchar DEFAULT 'Mission',
  	"version_en_mission_text" varchar DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	"version_en_vision_heading" varchar DEFAULT 'Vision',
  	"version_en_vision_text" varchar DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	"version_en_values_heading" varchar DEFAULT 'Values',
  	"version_en_goals_heading" varchar DEFAULT 'Goals',
  	"version_en_goals_items" varchar DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	"version_en_minister_heading" varchar DEFAULT 'The Minister',
  	"version_en_structure_heading" varchar DEFAULT 'How it is built',
  	"version_en_structure_lead" varchar DEFAULT 'Each office has a page of its own.',
  	"version_en_structure_minister" varchar DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	"version_en_structure_state_minister" varchar DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	"version_en_structure_deputy_minister" varchar DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	"version_en_structure_permanent_secretary" varchar DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	"version_en_structure_director_general_defense" varchar DEFAULT 'Coordinates planning, training and readiness.',
  	"version_en_structure_director_general_personnel" varchar DEFAULT 'Is in charge of personnel, supply and welfare.',
  	"version_en_structure_army_leadership" varchar DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "partners_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"so_name" varchar,
  	"so_text" varchar,
  	"en_name" varchar,
  	"en_text" varchar,
  	"kind" "enum_partners_partners_kind" DEFAULT 'defense',
  	"logo_id" integer,
  	"mark" "enum_partners_partners_mark",
  	"letters" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_partners_v_version_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_name" varchar,
  	"so_text" varchar,
  	"en_name" varchar,
  	"en_text" varchar,
  	"kind" "enum__partners_v_version_partners_kind" DEFAULT 'defense',
  	"logo_id" integer,
  	"mark" "enum__partners_v_version_partners_mark",
  	"letters" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "contact_information_office_phones" ADD CONSTRAINT "contact_information_office_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_information_v_version_office_phones" ADD CONSTRAINT "_contact_information_v_version_office_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_so_picture_id_media_id_fk" FOREIGN KEY ("so_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_en_picture_id_media_id_fk" FOREIGN KEY ("en_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_so_picture_id_media_id_fk" FOREIGN KEY ("version_so_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_en_picture_id_media_id_fk" FOREIGN KEY ("version_en_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_so_values_items" ADD CONSTRAINT "about_so_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_en_values_items" ADD CONSTRAINT "about_en_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_so_values_items" ADD CONSTRAINT "_about_v_version_so_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_en_values_items" ADD CONSTRAINT "_about_v_version_en_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_partners" ADD CONSTRAINT "partners_partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_partners" ADD CONSTRAINT "partners_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_partners" ADD CONSTRAINT "_partners_v_version_partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_version_partners" ADD CONSTRAINT "_partners_v_version_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "alert__status_idx" ON "alert" USING btree ("_status");
  CREATE INDEX "_alert_v_version_version__status_idx" ON "_alert_v" USING btree ("version__status");
  CREATE INDEX "_alert_v_created_at_idx" ON "_alert_v" USING btree ("created_at");
  CREATE INDEX "_alert_v_updated_at_idx" ON "_alert_v" USING btree ("updated_at");
  CREATE INDEX "_alert_v_latest_idx" ON "_alert_v" USING btree ("latest");
  CREATE INDEX "contact_information_office_phones_order_idx" ON "contact_information_office_phones" USING btree ("_order");
  CREATE INDEX "contact_information_office_phones_parent_id_idx" ON "contact_information_office_phones" USING btree ("_parent_id");
  CREATE INDEX "contact_information__status_idx" ON "contact_information" USING btree ("_status");
  CREATE INDEX "_contact_information_v_version_office_phones_order_idx" ON "_contact_information_v_version_office_phones" USING btree ("_order");
  CREATE INDEX "_contact_information_v_version_office_phones_parent_id_idx" ON "_contact_information_v_version_office_phones" USING btree ("_parent_id");
  CREATE INDEX "_contact_information_v_version_version__status_idx" ON "_contact_information_v" USING btree ("version__status");
  CREATE INDEX "_contact_information_v_created_at_idx" ON "_contact_information_v" USING btree ("created_at");
  CREATE INDEX "_contact_information_v_updated_at_idx" ON "_contact_information_v" USING btree ("updated_at");
  CREATE INDEX "_contact_information_v_latest_idx" ON "_contact_information_v" USING btree ("latest");
  CREATE INDEX "banners_so_so_picture_idx" ON "banners" USING btree ("so_picture_id");
  CREATE INDEX "banners_en_en_picture_idx" ON "banners" USING btree ("en_picture_id");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_banners_v_version_so_version_so_picture_idx" ON "_banners_v" USING btree ("version_so_picture_id");
  CREATE INDEX "_banners_v_version_en_version_en_picture_idx" ON "_banners_v" USING btree ("version_en_picture_id");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "about_so_values_items_order_idx" ON "about_so_values_items" USING btree ("_order");
  CREATE INDEX "about_so_values_items_parent_id_idx" ON "about_so_values_items" USING btree ("_parent_id");
  CREATE INDEX "about_en_values_items_order_idx" ON "about_en_values_items" USING btree ("_order");
  CREATE INDEX "about_en_values_items_parent_id_idx" ON "about_en_values_items" USING btree ("_parent_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_so_values_items_order_idx" ON "_about_v_version_so_values_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_so_values_items_parent_id_idx" ON "_about_v_version_so_values_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_en_values_items_order_idx" ON "_about_v_version_en_values_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_en_values_items_parent_id_idx" ON "_about_v_version_en_values_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "partners_partners_order_idx" ON "partners_partners" USING btree ("_order");
  CREATE INDEX "partners_partners_parent_id_idx" ON "partners_partners" USING btree ("_parent_id");
  CREATE INDEX "partners_partners_logo_idx" ON "partners_partners" USING btree ("logo_id");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_partners_order_idx" ON "_partners_v_version_partners" USING btree ("_order");
  CREATE INDEX "_partners_v_version_partners_parent_id_idx" ON "_partners_v_version_partners" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_partners_logo_idx" ON "_partners_v_version_partners" USING btree ("logo_id");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "alert" CASCADE;
  DROP TABLE "_alert_v" CASCADE;
  DROP TABLE "contact_information_office_phones" CASCADE;
  DROP TABLE "contact_information" CASCADE;
  DROP TABLE "_contact_information_v_version_office_phones" CASCADE;
  DROP TABLE "_contact_information_v" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "about_so_values_items" CASCADE;
  DROP TABLE "about_en_values_items" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_so_values_items" CASCADE;
  DROP TABLE "_about_v_version_en_values_items" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "partners_partners" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v_version_partners" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TYPE "public"."enum_alert_level";
  DROP TYPE "public"."enum_alert_from_tz";
  DROP TYPE "public"."enum_alert_until_tz";
  DROP TYPE "public"."enum_alert_status";
  DROP TYPE "public"."enum__alert_v_version_level";
  DROP TYPE "public"."enum__alert_v_version_from_tz";
  DROP TYPE "public"."enum__alert_v_version_until_tz";
  DROP TYPE "public"."enum__alert_v_version_status";
  DROP TYPE "public"."enum_contact_information_status";
  DROP TYPE "public"."enum__contact_information_v_version_status";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_partners_partners_kind";
  DROP TYPE "public"."enum_partners_partners_mark";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_partners_kind";
  DROP TYPE "public"."enum__partners_v_version_partners_mark";
  DROP TYPE "public"."enum__partners_v_version_status";`)
}
