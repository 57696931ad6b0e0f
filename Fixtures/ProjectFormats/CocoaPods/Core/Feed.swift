// Feed.swift
