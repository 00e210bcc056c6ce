-- A private link stands in the seat that it leads to; those that were made last a day anyway.
DROP TABLE links;
