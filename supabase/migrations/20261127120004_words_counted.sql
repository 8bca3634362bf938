-- Three sentences have a form for each number now. What staff had said in their place stands under a key that is no more: it is said in every form of
-- its language, unless somebody has said that form since. The built-in sentence stays as it was, so that the office lists them to be looked at again.
with old as (
  delete from public.sentence_overrides o
   where (o.namespace, o.key) in (('application', 'papersGo'), ('seller-letters', 'approved.text'), ('seller-letters', 'rejected.text'))
  returning o.language, o.namespace, o.key, o.sentence, o.built_in)
insert into public.sentence_overrides (language, namespace, key, sentence, built_in)
select o.language, o.namespace, o.key || form, o.sentence, o.built_in from old o
 cross join unnest(case
   when o.language in ('th', 'vi', 'id', 'ja', 'ko', 'zh-CN', 'zh-TW') then array['_other']
   when o.language in ('fr', 'it', 'es', 'pt') then array['_one', '_many', '_other']
   else array['_one', '_other'] end) form
on conflict (language, namespace, key) do nothing;
