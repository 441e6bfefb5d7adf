ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_scene";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_scene" CHECK ("sms_codes"."scene" in (1, 2, 3, 4, 5));