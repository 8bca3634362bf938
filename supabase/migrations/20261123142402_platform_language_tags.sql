-- Letters, notes and pages are written in the language that stands beside them, and formatting throws on what is no language tag: one odd row would
-- stop a letter for ever or take a list down. What products, messages and reviews have been held to holds for whatever else names a language.

delete from public.blog_category_translations where not private.is_language_tag(language);
delete from public.blog_post_translations where not private.is_language_tag(language);
update public.blog_posts set language = 'en' where not private.is_language_tag(language);
delete from public.category_translations where not private.is_language_tag(language);
update public.contact_messages set language = 'en' where not private.is_language_tag(language);
update public.order_groups set language = 'en' where not private.is_language_tag(language);
update public.plan_purchases set language = 'en' where not private.is_language_tag(language);
update public.push_subscriptions set language = 'en' where not private.is_language_tag(language);
update public.seller_contacts set language = 'en' where not private.is_language_tag(language);

alter table public.blog_category_translations add constraint blog_category_translations_language_check check (private.is_language_tag(language));
alter table public.blog_post_translations add constraint blog_post_translations_language_check check (private.is_language_tag(language));
alter table public.blog_posts add constraint blog_posts_language_check check (private.is_language_tag(language));
alter table public.category_translations add constraint category_translations_language_check check (private.is_language_tag(language));
alter table public.contact_messages add constraint contact_messages_language_check check (private.is_language_tag(language));
alter table public.order_groups add constraint order_groups_language_check check (private.is_language_tag(language));
alter table public.plan_purchases add constraint plan_purchases_language_check check (private.is_language_tag(language));
alter table public.push_subscriptions add constraint push_subscriptions_language_check check (private.is_language_tag(language));
alter table public.seller_contacts add constraint seller_contacts_language_check check (private.is_language_tag(language));
