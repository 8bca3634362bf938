-- outside of a transaction: what is not added up is read by pages and written by everybody who publishes meanwhile.
create index concurrently if not exists facet_changes_of on private.facet_changes (category_id, kind, thing) include (products);
drop index concurrently if exists private.facet_changes_category;
